import { hash } from 'node:crypto'

export function sha256Hex(text: string): string {
  return hash('sha256', text)
}
