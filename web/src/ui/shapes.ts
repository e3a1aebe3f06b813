/** Shapes of the house, drawn like game-icons on 512 x 512. */
export const CLOSE = 'M119 73 256 210 393 73l46 46-137 137 137 137-46 46-137-137-137 137-46-46 137-137L73 119z'
export const ONWARD = 'M180 76 360 256 180 436l-46-46 134-134L134 122z'
