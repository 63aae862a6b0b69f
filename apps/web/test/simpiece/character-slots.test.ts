import { expect, test } from 'vitest'
import type { CardItem } from '../../src/games/simpiece/view-model.ts'
import { assignSlots, type CharacterSlots } from '../../src/games/simpiece/character-slots.ts'
import { at, midgame, tableOf } from './table-fixtures.ts'

const [one] = tableOf(at(midgame)).halves[0].characters
const field = (...handles: number[]): CardItem[] => handles.map((handle) => ({ ...one!, handle }))
const handles = (slots: CharacterSlots): (number | null)[] => slots.map((item) => item?.handle ?? null)

test('Characters take the places from the left', () => {
  expect(handles(assignSlots([], field(10, 11)))).toEqual([10, 11, null, null, null])
})

test('a Character keeps its slot when a neighbour is K.O.’d', () => {
  expect(handles(assignSlots([10, 11, 12, null, null], field(10, 12)))).toEqual([10, null, 12, null, null])
})

test('a new Character takes the first free slot, also one just left', () => {
  expect(handles(assignSlots([10, null, 12, null, null], field(10, 12, 13)))).toEqual([10, 13, 12, null, null])
  expect(handles(assignSlots([10, 11, 12, 13, 14], field(10, 12, 13, 14, 15)))).toEqual([10, 15, 12, 13, 14])
})

test('more Characters than slots are all shown', () => {
  expect(handles(assignSlots([], field(10, 11, 12, 13, 14, 15)))).toEqual([10, 11, 12, 13, 14, 15])
})
