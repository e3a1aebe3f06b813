/** The thirty-six challenges of Council of 12 and the throne: a sky (100 x 140) and a subject with its ground (100 x 120). */
import { type Gallery, type Look } from '../card'
import { beams, cloud, flower, house, moon, mountain, NIGHT, sky, stars, sun } from '../parts/scenery'
import { at, dot, each, glow, line, part, put, shade } from '../tones'
import {
  borderWar, caravan, dragonEgg, eclipse, fog, ghostShip, giant, granary, keyhole, lights, plague, quake, regicide, rift, siren,
  tumbled, weathercock, witchHunt, zombies,
} from './later'
import { SIGNS } from './signs'
import {
  bridge, celebration, cityWall, crime, dwarfWedding, envoys, goblins, harvest, herbs, herd, juggler, mammoth, market, riverDry, twins,
  volcano, well,
} from './early'

/** The last round: the empty throne on its steps. */
const THRONE = (): Look => ({
  mark: '37',
  field: '#6a1f3a', scenery: sky('#4a1430', '#c8485a', 84) + beams(50, 70, 30, 120, 18, '#ffd87a3a') +
    part('M0 0H22C20 40 16 70 0 96Z', '#2f5fa8', 1.8) + part('M100 0H78C80 40 84 70 100 96Z', shade('#2f5fa8'), 1.8),
  figure: part('M-20 106H120V170H-20Z', '#8a7a8a') + part('M6 98H94V107H6Z', '#b0a0ac') + part('M36 98H64L70 130H30Z', '#c9303a') +
    at(8, 14, 0, 0.84, SIGNS.throne),
})

/** A challenge: the sky covers the field, so there is no pattern; its mark is its number. */
const v = (field: string, scenery: string, figure: string): Look => ({ field, scenery, figure })
const IN_ORDER: (() => Look)[] = [
  () => v('#e09a2e', sky('#e8902e', '#ffe9a0', 80) + sun(66, 44, 20), riverDry()),
  () => v('#5fa8d8', sky('#5fa8d8', '#eaf7ff') + put(14, 104, 0.9, mountain('#8fb0cc')) + put(88, 104, 1, mountain('#7f9fc0')), mammoth()),
  () => v('#5a1a34', sky('#3a1030', '#f0602a') + cloud(74, 24, 1.3, '#4a2a3a') + cloud(36, 32, 1, '#5a3040') +
    cloud(58, 12, 1, '#3a2030'), volcano()),
  () => v('#5fb8e0', sky('#5fb8e0', '#fff0b8') + sun(78, 32, 12), harvest()),
  () => v('#7fc8e8', sky('#6fc0e8', '#eafadf') + cloud(70, 28, 0.9, '#ffffff') + cloud(40, 46, 0.6, '#ffffff'), herd()),
  () => v('#5a7a4a', sky('#4a6a4a', '#d0e88a'), well()),
  () => v('#7a9ab0', sky('#6f94b0', '#f0e8d0') + put(22, 96, 0.8, mountain('#7f8fa0')) + put(80, 96, 0.9, mountain('#6f8094')), bridge()),
  () => v('#e08aa8', sky('#d86a94', '#ffe6c8') + line('M6 74C12 10 88 10 94 74', '#4f8a3a', 2.4, 5) +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => flower(10 + i * 10, 68 - 46 * Math.sin(((i + 0.5) / 9) * Math.PI), 3.6,
    i % 2 ? '#fff' : '#ffb0c8')), dwarfWedding()),
  () => v('#2a2a6a', sky('#241f5a', '#7a4a9a') + stars([[46, 12], [90, 14], [10, 58], [90, 92]]), celebration()),
  () => v('#8a5a6a', part('M0 0H50V140H0Z', '#e0904a', 0) + part('M50 0H100V140H50Z', '#4a7ab0', 0) + glow(28, 70, 30, '#fff', 0.16) +
    glow(72, 70, 30, '#fff', 0.16), twins()),
  () => v('#8fc87a', sky('#6fb070', '#f3f7c0'), herbs()),
  () => v('#3a4a7a', sky('#2f3f6e', '#7a8ab8', 66), crime()),
  () => v('#e0a05a', sky('#b8502a', '#ffd98a') + beams(50, 60, 30, 120, 18, '#ffe9a855'), envoys()),
  () => v('#5a6a80', sky('#4a5a72', '#a8b8c8') + cloud(66, 32, 1.15, '#6a7688') + cloud(26, 44, 0.8, '#7a8698') +
    cloud(88, 22, 0.9, '#566274'), market()),
  () => v('#7fb8dc', sky('#6fb0dc', '#f3ecd0') + cloud(66, 26, 0.9, '#ffffff'), cityWall()),
  () => v('#4a9ac0', sky('#3f8fc0', '#ffe9b8') + put(14, 118, 0.9, house('#e3c8a0', '#b8483a')) +
    put(88, 118, 0.9, house('#e3c8a0', '#5f7a3a')), juggler()),
  () => v('#3a2a44', sky('#1d1228', '#4a3450'), goblins()),
  () => v('#5a3a8a', sky('#3f2a70', '#c07ac8') + cloud(20, 60, 0.9, '#6a4a90') + cloud(84, 90, 1, '#6a4a90'), weathercock()),
  () => v('#a8bccc', sky('#4f7492', '#dce6e0') + dot(70, 34, 13, '#ffe9a0'), fog()),
  () => v('#5a2a5a', sky('#4a1f4a', '#f0a04a', 72) + beams(50, 70, 20, 110, 18, '#ffd07a55'), dragonEgg()),
  () => v('#123a4a', sky('#081a2c', '#1f5a68') + stars(NIGHT), lights()),
  () => v('#2f7fb8', sky('#3a6ab0', '#ffd6c0') + dot(50, 58, 34, '#ffe8c8'), siren()),
  () => v('#c98a5a', sky('#c0703f', '#f7e0b0') + cloud(76, 30, 0.9, '#e9cfa8'), quake()),
  () => v('#4a2a4a', sky('#2a1838', '#d0603a') + moon(76, 30, 12), witchHunt()),
  () => v('#8ab8c8', sky('#7fb0c4', '#fbeccb') + cloud(74, 30, 0.8, '#f4f0e6'), granary()),
  () => v('#e8b06a', sky('#c2481c', '#ffcf6a') + sun(60, 24, 11, '#ffe27a'), caravan()),
  () => v('#7a1f34', sky('#5f1428', '#a82b44', 60) + line('M10 0V140M24 0V140M76 0V140M90 0V140', '#4a0f20', 2.4), keyhole()),
  () => v('#8a8a9a', part('M0 0H50V140H0Z', '#d98a6a', 0) + part('M50 0H100V140H50Z', '#7a98c0', 0) + cloud(30, 40, 0.7, '#e9c8b8') +
    cloud(74, 30, 0.8, '#b8c8dc'), borderWar()),
  () => v('#6f9aa8', sky('#3f7f9a', '#f0d8a0') + cloud(78, 22, 0.85, '#f4ecd8'), tumbled()),
  () => v('#8a8a2e', sky('#5f6a24', '#d8d470', 70), plague()),
  () => v('#2f4a5a', sky('#1f3348', '#7a9a7a') + moon(68, 36, 17) + stars([[40, 20], [90, 20], [92, 62], [10, 60]]), zombies()),
  () => v('#3a1f4a', sky('#1a0f2e', '#7a3a5a', 96) + stars([[10, 56], [90, 20], [94, 92], [8, 96], [86, 104]]), eclipse()),
  () => v('#8fc0d8', sky('#7fb8d8', '#f6f0d0') + cloud(76, 26, 0.8, '#ffffff'), giant()),
  () => v('#1f4a5a', sky('#16324a', '#4f9a94') + moon(78, 30, 13, '#d8ffe8') + stars(NIGHT, '#bff0e0'), ghostShip()),
  () => v('#4a2a8a', sky('#2a1460', '#8a4ac0', 66) + stars(NIGHT, '#e0c8ff'), rift()),
  () => v('#5a2a6a', sky('#3f1f54', '#c05a6a') + beams(50, 92, 20, 120, 16, '#ffd87a30'), regicide()),
]

/** By id: `challenge-1` to `challenge-36`, and `throne`. */
export const CHALLENGES: Gallery = {
  ...Object.fromEntries(IN_ORDER.map((draw, i) => [`challenge-${i + 1}`, () => ({ ...draw(), mark: String(i + 1) })])),
  throne: THRONE,
}
