import { dots, wordsIn } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Select } from '../../../../house/field.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { chooseFloor, chooseSet, levelSets, useChosenSet, useFloor } from './sets.ts'

/** Which set the next game is played with, and how strong the opponents are at least. */
export function LevelSettings(): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const set = useChosenSet()
  const floor = useFloor()
  const options = dots.judgement.levels.map(({ id }) => ({ value: id, label: say({ key: `level.${id}` }, own) }))
  return (
    <>
      <Select
        label={say({ key: 'levels.chooseSet' }, own)}
        value={set.id}
        options={levelSets.map(({ id, name }) => ({ value: id, label: wordsIn(name, language) }))}
        onChange={chooseSet}
      />
      <Select
        label={say({ key: 'levels.floor' }, own)}
        note={say({ key: 'levels.floorNote' }, own)}
        value={options.some(({ value }) => value === floor) ? floor : options[0]!.value}
        options={options}
        onChange={chooseFloor}
      />
    </>
  )
}
