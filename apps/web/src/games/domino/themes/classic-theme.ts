import { soundKeys, type Theme } from './theme.ts'

/** The fallback theme, a copy of its `theme.json`. */
export const classicTheme: Theme = {
  name: 'Classic',
  spriteSheet: 'tiles-spritesheet.png',
  spriteSheetData: 'tiles-spritesheet.json',
  tileBack: 'tile-back.png',
  tableBackground: 'table-bg.png',
  menuBackground: 'menu-bg.png',
  gameBackground: 'game-bg.png',
  sounds: Object.fromEntries(soundKeys.map((key) => [key, `sounds/${key}.wav`])),
  colors: {
    tableColor: '#1B5E20',
    highlightColor: '#4FC3F7',
    validSlotColor: '#FFD700',
    textColor: '#FFFFFF',
    scoreColor: '#FFD700',
    buttonColor: '#4E342E',
    buttonHoverColor: '#6D4C41',
    passButtonColor: '#D32F2F',
  },
  avatarImage: 'avatar.png',
}
