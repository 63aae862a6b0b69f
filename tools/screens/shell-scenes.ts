import { dotsMiddle } from './dots-scenes.ts'
import type { Scene } from './scene.ts'

/** Lobby and pages that belong to no game. */
export const shellScenes: readonly Scene[] = [
  { name: 'lobby', path: '/' },
  { name: 'lobby-continue', match: dotsMiddle, path: () => '/' },
  { name: 'settings', path: '/settings' },
  { name: 'saves', match: dotsMiddle, path: () => '/saves' },
  { name: 'saves-empty', path: '/saves' },
  { name: 'not-found', path: '/no-such-page', refused: true },
]
