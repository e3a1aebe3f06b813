import masks from 'icon:drama-masks'

/** A theatre of intrigue. */
export default masks
