/** The path of a game-icon on 512 x 512, put into the bundle by plugins/icons.ts. */
declare module 'icon:*' {
  const path: string
  export default path
}
