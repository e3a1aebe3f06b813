import dodecahedron from 'icon:d12'

/** Council of 12 in the lobby: the stone of power. */
export default dodecahedron
