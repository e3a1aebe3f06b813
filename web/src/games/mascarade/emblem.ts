import mask from 'icon:domino-mask'

/** A ball of masks. */
export default mask
