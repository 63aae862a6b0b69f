import { lessons } from '@parlor/dots'
import { reject } from '@parlor/kernel'
import { describe, expect, test } from 'vitest'
import { strings } from '../src/games/dots/strings.ts'
import { LessonSession, type Lesson } from '../src/session/lesson-session.ts'
import type { LogLine } from '../src/session/log-lines.ts'
import { checkLessonProgress, saveLessonProgress, readLessonProgress } from '../src/data/lesson-progress.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { languages } from '../src/platform/i18n/language.ts'
import { dots, FakeBoard } from './fakes.ts'

function openLesson(lesson: Lesson): { table: LessonSession; board: FakeBoard; lines: LogLine[] } {
  const lines: LogLine[] = []
  const table = new LessonSession(dots, lesson, { speed: () => 0, onLogLine: (line) => void lines.push(line) })
  const board = new FakeBoard()
  table.attach(board)
  return { table, board, lines }
}

async function settled(table: LessonSession): Promise<void> {
  for (let i = 0; i < 50 && table.store.getState().busy; i++) await new Promise((resolve) => setTimeout(resolve))
  expect(table.store.getState().busy).toBe(false)
}

const cell = (name: string): unknown => dots.game.notation.readMove(name)

describe('each lesson', () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s can be learned by the moves it asks for',
    async (_, lesson: Lesson) => {
      const { table, lines } = openLesson(lesson)
      for (const [index, task] of lesson.tasks.entries()) {
        const { moves } = table.store.getState()
        const move = task.moves.length > 0 ? cell(task.moves[0]!) : moves[0]
        expect(moves).toContainEqual(move)
        expect(table.move(move)).toBeNull()
        await settled(table)
        expect(table.store.getState().task).toBe(index + 1)
      }
      expect(table.store.getState().moves).toEqual([])
      expect(lines.length).toBe(lesson.tasks.length + lesson.tasks.filter((task) => task.replies).length)
    },
  )

  test.each(languages)('is translated to %s', (language) => {
    for (const { id } of lessons)
      for (const part of ['title', 'text', 'done']) expect(strings[language]).toHaveProperty([`tutorial.${id}.${part}`])
  })
})

const burst: Lesson = lessons.find(({ id }) => id === 'burst')!
const win: Lesson = lessons.find(({ id }) => id === 'win')!
const place: Lesson = lessons.find(({ id }) => id === 'place')!

describe('a lesson', () => {
  test('refuses other moves, without effect', () => {
    const { table, board } = openLesson(burst)
    expect(board.moves).toEqual([cell('a1')])
    expect(table.move(cell('b2'))).toMatchObject({ rejected: 'lesson.other' })
    expect(table.store.getState()).toMatchObject({ task: 0, busy: false })
    expect(board.calls.at(-1)).toBe('refuse')
  })

  test('refuses in its own words, where it has some', async () => {
    const refusals = { other: reject('tutorial.win.other'), done: reject('tutorial.win.done') }
    const table = new LessonSession(dots, win, { speed: () => 0, onLogLine: () => undefined, refusals })
    expect(table.move(cell('a3'))).toEqual(refusals.other)
    expect(table.move(cell('a1'))).toBeNull()
    await settled(table)
    expect(table.move(cell('a1'))).toEqual(refusals.done)
  })

  test('offers all moves where one is to be found', () => {
    const { table } = openLesson(win)
    expect(table.store.getState().moves.length).toBeGreaterThan(1)
    expect(table.move(cell('a3'))).toMatchObject({ rejected: 'lesson.other' })
    expect(table.move(cell('a1'))).toBeNull()
  })

  test('answers with the first legal reply', async () => {
    const { table } = openLesson(place)
    expect(table.move(cell('c3'))).toBeNull()
    await settled(table)
    const { view } = table.store.getState() as { view: { owner: number[] } }
    expect(view.owner[0]).toBe(1)
    expect(view.owner[8]).toBe(0)
  })

  test('that is begun anew during an animation tells nothing of the move that is gone', async () => {
    const { table, lines } = openLesson(place)
    table.move(table.store.getState().moves[0])
    table.restart()
    await settled(table)
    expect(lines).toEqual([])
    expect(table.store.getState().task).toBe(0)
  })

  test('accepts no move during an animation, and restarts from its position', async () => {
    const { table, board } = openLesson(burst)
    board.slow = true
    table.move(cell('a1'))
    expect(table.move(cell('a1'))).toMatchObject({ rejected: 'match.notYourTurn' })
    table.restart()
    await new Promise((resolve) => setTimeout(resolve))
    expect(table.store.getState()).toMatchObject({ task: 0, busy: false })
    expect(table.move(cell('a1'))).toBeNull()
  })
})

test('lesson progress is stored, and invalid data counts as none', async () => {
  const store = new KeyValueStore([memoryBackend()])
  expect(await readLessonProgress('dots', store)).toBeNull()
  await saveLessonProgress('dots', { v: 1, at: 'burst', done: ['place'] }, 3, store)
  expect(await readLessonProgress('dots', store)).toEqual({ v: 1, at: 'burst', done: ['place'], updated: 3 })
  await store.write('lesson/dots', '{"v":1,"at":"burst","done":[1]}')
  expect(await readLessonProgress('dots', store)).toBeNull()
  expect(checkLessonProgress({ v: 1, at: '<b>', done: [] })).toMatchObject({ rejected: 'lesson.notLessons' })
})
