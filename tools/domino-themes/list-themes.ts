import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithMessage } from '../command-line.ts'

// Writes which themes a site has, for hosts that list nothing themselves: npx tsx tools/themes/list.ts <folder of the site>
const [site] = process.argv.slice(2)
if (!site) exitWithMessage('Name the folder of the site: npx tsx tools/themes/list.ts apps/web/dist')
const shelf = join(site, 'assets/themes')
const names = readdirSync(shelf, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
writeFileSync(join(shelf, 'index.json'), JSON.stringify(names.sort()))
process.stdout.write(`${names.length} themes: ${names.join(', ')}\n`)
