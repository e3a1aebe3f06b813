/** The path of a game-icon on 512 x 512, put into the bundle by plugins/icons.ts. */
declare module 'icon:*' {
  const path: string
  export default path
}

/** By the game's name the address of the picture of its table, made by plugins/pictures.ts. */
declare module 'pictures:*' {
  const pictures: Record<string, string>
  export default pictures
}

/** The titles of all games in a language, put into the bundle by plugins/titles.ts. */
declare module 'titles:*' {
  const titles: Record<string, string>
  export default titles
}
