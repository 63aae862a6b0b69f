import { useEffect, useState, type ReactElement } from 'react'
import { cards } from '../games/cards.ts'
import type { GameDoor } from '../games/door.ts'
import { openDoor } from '../games/registry.ts'
import { useWords } from '../words/words.ts'
import { Select } from './field.tsx'

type Doors = Readonly<Record<string, GameDoor>>

/** The board themes of every game; their names come with the game, so they are loaded when this is shown. */
export function Themes({
  chosen,
  onChange,
}: {
  chosen: Readonly<Record<string, string>>
  onChange: (game: string, theme: string) => void
}): ReactElement {
  const { t, say, language } = useWords()
  const [doors, setDoors] = useState<Doors | 'failed' | null>(null)
  useEffect(() => {
    let here = true
    loadDoors().then(
      (loaded) => here && setDoors(loaded),
      () => here && setDoors('failed'),
    )
    return () => {
      here = false
    }
  }, [])
  if (doors === 'failed') return <p className="field-note">{t('settings.noBoards')}</p>
  return (
    <>
      {cards.map((card) => {
        const door = doors?.[card.id]
        const themes = door?.themes ?? []
        return (
          <fieldset key={card.id} className="settings-game">
            <legend>{card.title[language]}</legend>
            <Select
              label={t('settings.theme')}
              value={themes.find((theme) => theme === chosen[card.id]) ?? themes[0] ?? ''}
              options={themes.map((theme) => ({ value: theme, label: say({ key: `theme.${theme}` }, door?.strings[language]) }))}
              disabled={!door}
              onChange={(theme) => onChange(card.id, theme)}
            />
            {door?.Settings && <door.Settings />}
          </fieldset>
        )
      })}
    </>
  )
}

async function loadDoors(): Promise<Doors> {
  return Object.fromEntries(await Promise.all(cards.map(async ({ id }) => [id, await openDoor(id)] as const)))
}
