import { join } from 'node:path'
import { runTool } from './run-program.ts'
import { projectRoot } from './file-tree.ts'

// Vite with hot reload; a fixed port, so that a second server fails instead of moving to another port.
const web = join(projectRoot, 'apps', 'web')
process.on('SIGINT', () => {})
const { code } = await runTool('vite', ['--port', '5173', '--strictPort', ...process.argv.slice(2)], { cwd: web, live: true }, web)
process.exitCode = code
