import throne from 'icon:throne-king'

/** Chapel and throne room. */
export default throne
