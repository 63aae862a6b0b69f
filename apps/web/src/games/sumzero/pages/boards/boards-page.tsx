import { isRejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SumZeroOptions } from '@parlor/sumzero'
import { readLastSetup } from '../../../../data/match-setup.ts'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { useLinkedThing } from '../../../../features/collections/use-linked-thing.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { startMatch } from '../../../../session/open-table.ts'
import { Button } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { BoardEditorDialog } from './board-editor-dialog.tsx'
import { useBoardWords } from './board-words.ts'
import './boards-page.css'
import { ImportBoardDialog } from './import-board-dialog.tsx'
import { boardLink, optionsWith, ownBoards, positionOf, type OwnBoard } from './own-boards.ts'
import { ShareBoardDialog } from './share-board-dialog.tsx'

/** A board of the list, or one that is not stored yet. */
interface OpenBoard {
  readonly id: string | null
  readonly thing: OwnBoard
}

const blank = Array.from({ length: 8 }, () => '.'.repeat(8))

/** `/sumzero/boards`: boards and pieces of one's own; `#b=…` opens a shared one. */
export default function BoardsPage({ webGame }: { readonly webGame: WebGame }): ReactElement {
  const { say, language } = useTranslator()
  const { translate, phrase, describe, factsOf } = useBoardWords()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const linked = useLinkedThing(boardLink)
  const [opened, setOpened] = useState<(OpenBoard & { readonly hash: string }) | null>(null)
  const [drawn, setDrawn] = useState<OpenBoard | null>(null)
  const [shared, setShared] = useState<OwnBoard | null>(null)
  const [importing, setImporting] = useState(false)
  const open = opened?.hash === hash ? opened : linked.thing && { id: null, thing: linked.thing }

  async function keep(thing: OwnBoard, id: string | null): Promise<void> {
    const kept = id === null ? await ownBoards.add(thing, Date.now()) : { id, kind: await ownBoards.put(id, thing, Date.now()) }
    setOpened({ id: kept.id, thing, hash })
    const { name } = thing
    toast(kept.kind === 'memory' ? { text: phrase('fleeting', name), tone: 'bad' } : { text: phrase('kept', name), tone: 'good' })
  }

  async function play(thing: OwnBoard): Promise<void> {
    const setup = await readLastSetup(webGame.game, webGame.strategy.levels)
    const options = optionsWith(setup.options as unknown as SumZeroOptions, thing)
    const started = await startMatch(webGame, { ...setup, options: { ...options } })
    if (isRejection(started)) toast({ text: describe(started), tone: 'bad' })
    else await navigate(`/sumzero/play/${started}${location.search}`)
  }

  return (
    <Page
      title={say({ key: 'page.boards.title' }, webGame.strings[language])}
      layout="wide"
      back={{ to: '/sumzero/', label: say({ key: 'title' }, webGame.strings[language]) }}
      banner={<StorageBanner />}
    >
      {linked.refused && (
        <p className="field-error" role="alert">
          {describe(linked.refused)}
        </p>
      )}
      {open && (
        <section className="sz-open-board panel" aria-labelledby="open-board">
          <div className="sz-open-board-picture">
            <PositionPicture game="sumzero" position={positionOf(open.thing)} />
          </div>
          <div>
            <h2 id="open-board">{open.thing.name}</h2>
            <p>{factsOf(open.thing)}</p>
            {open.id === null && <p>{translate('sent')}</p>}
            <div className="sz-board-actions">
              <Button kind="primary" size="large" icon="play" onClick={() => void play(open.thing)}>
                {translate('play')}
              </Button>
              {open.id === null && (
                <Button icon="save" onClick={() => void keep(open.thing, null)}>
                  {translate('keep')}
                </Button>
              )}
              {open.thing.format === 'sumzero-board' && (
                <Button icon="edit" onClick={() => setDrawn(open)}>
                  {translate('edit')}
                </Button>
              )}
            </div>
          </div>
        </section>
      )}
      <div className="sz-board-actions">
        <Button
          icon="plus"
          onClick={() => setDrawn({ id: null, thing: { format: 'sumzero-board', version: 1, name: translate('newName'), rows: blank } })}
        >
          {translate('draw')}
        </Button>
        <Button icon="upload" onClick={() => setImporting(true)}>
          {translate('import')}
        </Button>
      </div>
      <CollectionList
        collection={ownBoards}
        phrase={phrase}
        describe={describe}
        nameOf={({ name }) => name}
        noteOf={factsOf}
        game="sumzero"
        positionOf={positionOf}
        rename={(thing, name) => ({ ...thing, name })}
        openId={open?.id ?? undefined}
        onOpen={({ id, thing }) => setOpened({ id, thing, hash })}
        onShare={({ thing }) => setShared(thing)}
      />
      {drawn?.thing.format === 'sumzero-board' && (
        <BoardEditorDialog
          first={drawn.thing}
          onSave={(board) => {
            setDrawn(null)
            void keep(board, drawn.id)
          }}
          onClose={() => setDrawn(null)}
        />
      )}
      {importing && (
        <ImportBoardDialog
          onBoard={(thing) => {
            setImporting(false)
            void keep(thing, null)
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {shared && <ShareBoardDialog thing={shared} onClose={() => setShared(null)} />}
    </Page>
  )
}
