import banquet from 'icon:queen-crown'

/** The Queen gives the banquet. */
export default banquet
