import { isRejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BoardFile, SumZeroOptions } from '@parlor/sumzero'
import { readLastSetup } from '../../../../data/match-setup.ts'
import { useCollection } from '../../../../data/use-collection.ts'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { saveItem } from '../../../../features/collections/save-item.ts'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useLinkedItem } from '../../../../features/collections/use-linked-item.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { startMatch } from '../../../../session/open-table.ts'
import { Button } from '../../../../ui/button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { BoardEditorDialog } from './board-editor-dialog.tsx'
import './boards-page.css'
import { ImportBoardDialog } from './import-board-dialog.tsx'
import { boardDrafts, boardKind, boardLink, optionsWith, ownBoards, positionOf, type BoardDraft, type OwnBoard } from './own-boards.ts'

/** The board in the editor. */
interface DrawnBoard {
  /** Null: never saved. */
  readonly id: string | null
  readonly first: BoardFile
  readonly draft: BoardDraft | null
}

const blankRows = Array.from({ length: 8 }, () => '.'.repeat(8))

/** `/sumzero/boards`: boards and pieces of one's own; `#b=…` opens a shared one. */
export default function BoardsPage({ webGame }: { readonly webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const { say, language } = translator
  const words = wordsOf(boardKind, translator)
  const { phrase, describe } = words
  const navigate = useNavigate()
  const { hash } = useLocation()
  const linked = useLinkedItem(boardLink)
  const items = useCollection(ownBoards)?.items
  const [chosen, setChosen] = useState<{ readonly id: string; readonly hash: string } | null>(null)
  const [drawn, setDrawn] = useState<DrawnBoard | null>(null)
  const [shared, setShared] = useState<OwnBoard | null>(null)
  const [importing, setImporting] = useState(false)
  const itemOf = (id: string | null) => items?.find((item) => item.id === id)
  const openItem = chosen?.hash === hash ? itemOf(chosen.id) : undefined
  const open = openItem?.thing ?? linked.thing
  const drawnItem = drawn && itemOf(drawn.id)?.thing

  async function keep(thing: OwnBoard, id: string | null): Promise<string> {
    const kept = await saveItem(boardKind, thing, id)
    setChosen({ id: kept, hash })
    return kept
  }

  async function draw(first: BoardFile, id: string | null): Promise<void> {
    setDrawn({ id, first, draft: await boardDrafts.load(id ?? '') })
  }

  /** A board that was sent is kept first: a draft belongs to a board of the list. */
  async function edit(board: BoardFile): Promise<void> {
    await draw(board, openItem?.id ?? (await keep(board, null)))
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
            <PositionPicture game="sumzero" position={positionOf(open)} />
          </div>
          <div>
            <h2 id="open-board">{open.name}</h2>
            <p>{boardKind.noteOf(open, words)}</p>
            {!openItem && <p>{phrase('sent')}</p>}
            <div className="sz-board-actions">
              <Button kind="primary" size="large" icon="play" onClick={() => void play(open)}>
                {phrase('play')}
              </Button>
              {!openItem && (
                <Button icon="save" onClick={() => void keep(open, null)}>
                  {phrase('keep')}
                </Button>
              )}
              {open.format === 'sumzero-board' && (
                <Button icon="edit" onClick={() => void edit(open)}>
                  {phrase('edit')}
                </Button>
              )}
            </div>
          </div>
        </section>
      )}
      <div className="sz-board-actions">
        <Button
          icon="plus"
          onClick={() => void draw({ format: 'sumzero-board', version: 1, name: phrase('newName'), rows: blankRows }, null)}
        >
          {phrase('draw')}
        </Button>
        <Button icon="upload" onClick={() => setImporting(true)}>
          {phrase('import')}
        </Button>
      </div>
      <CollectionList
        kind={boardKind}
        openId={openItem?.id}
        onOpen={({ id }) => setChosen({ id, hash })}
        onShare={({ thing }) => setShared(thing)}
      />
      {drawn && (
        <BoardEditorDialog
          first={drawnItem?.format === 'sumzero-board' ? drawnItem : drawn.first}
          draftId={drawn.id ?? ''}
          draft={drawn.draft}
          onSave={(board) => {
            setDrawn(null)
            void keep(board, drawn.id).then(() => boardDrafts.remove(drawn.id ?? ''))
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
      {shared && <ShareItemDialog kind={boardKind} thing={shared} onClose={() => setShared(null)} />}
    </Page>
  )
}
