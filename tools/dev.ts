import { join } from 'node:path'
import { runTool } from './run.ts'
import { root } from './tree.ts'

// The web app's own Vite, with hot reload; a second server on another port would confuse more than it helps.
const web = join(root, 'apps', 'web')
process.on('SIGINT', () => {})
const { code } = await runTool('vite', ['--port', '5173', '--strictPort', ...process.argv.slice(2)], { cwd: web, live: true }, web)
process.exitCode = code
