import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from '../command-line.ts'

// Writes the theme list of a static host: npx tsx tools/domino-themes/write-theme-list.ts <folder of the site>
const [site] = process.argv.slice(2)
if (!site) exitWithMessage('Name the folder of the site: npx tsx tools/domino-themes/write-theme-list.ts apps/web/dist')
const themesFolder = join(site, 'assets/themes')
const names = readdirSync(themesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
writeFileSync(join(themesFolder, 'index.json'), JSON.stringify(names.sort()))
process.stdout.write(`${names.length} themes: ${names.join(', ')}\n`)
