import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './file-tree.ts'

/** Languages the app has strings in, English first: the others are compared with it. */
export const languages: readonly string[] = readdirSync(join(projectRoot, 'apps/web/strings'))
  .map((file) => file.replace('.json', ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))
