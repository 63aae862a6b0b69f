import { expect, it } from 'vitest'
import { openPool } from '../src/store/pool.ts'

it('the embedded database’s one connection is given to what is urgent first, then in the order of requests', async () => {
  const pool = await openPool({ folder: null })
  const held = await pool.connect()
  const order: string[] = []
  const waiting = ['one', 'two', 'three'].map((name) => pool.query('SELECT 1', []).then(() => order.push(name)))
  waiting.push(...['clock', 'move'].map((name) => pool.urgent.query('SELECT 1', []).then(() => order.push(name))))
  held.release()
  await Promise.all(waiting)
  expect(order).toEqual(['clock', 'move', 'one', 'two', 'three'])
  await pool.end()
  await expect(pool.query('SELECT 1', [])).rejects.toThrow('closed')
})
