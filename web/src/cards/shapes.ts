/** Shapes of our own on 512 x 512, where the icon set's are too fine or too rough for small sizes. */
export const CROWN = 'M40 424V128L152 232 256 64 360 232 472 128V424ZM40 452H472V492H40Z'
export const CROSS = 'M96 60 256 220 416 60 452 96 292 256 452 416 416 452 256 292 96 452 60 416 220 256 60 96Z'
export const TICK = 'M60 268 112 216 210 314 404 96 456 144 212 418Z'
export const LESS = 'M400 70 110 256 400 442V350L254 256 400 162Z'
export const DOWN = 'M56 116H456L256 436Z'
