import chalice from 'icon:jeweled-chalice'

/** The Queen gives a banquet. */
export default chalice
