import { join } from 'node:path'
import { runTool } from './run-program.ts'
import { projectRoot } from './file-tree.ts'

// The web app's own Vite, with hot reload; a second server on another port would confuse more than it helps.
const web = join(projectRoot, 'apps', 'web')
process.on('SIGINT', () => {})
const { code } = await runTool('vite', ['--port', '5173', '--strictPort', ...process.argv.slice(2)], { cwd: web, live: true }, web)
process.exitCode = code
