import { writeMatch } from '@parlor/kernel'
import { Component, type ReactElement, type ReactNode } from 'react'
import { Button } from '../house/button.tsx'
import type { LocalSession } from '../session/session.ts'
import { writeShared } from '../storage/share.ts'
import { useWords } from '../words/words.ts'
import { download } from './download.ts'

interface Caught {
  readonly error: Error | null
}

interface GuardProps {
  readonly session: Pick<LocalSession, 'match' | 'store'>
  readonly children: ReactNode
}

/** Catches what a game's own part throws, so that the rest of the table stays and the match can be taken along. */
export class TableGuard extends Component<GuardProps, Caught> {
  override state: Caught = { error: null }

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    return this.state.error ? <Broken session={this.props.session} error={this.state.error} /> : this.props.children
  }
}

function Broken({ session, error }: Pick<GuardProps, 'session'> & { error: Error }): ReactElement {
  const { t } = useWords()
  const { match } = session
  function save(): void {
    const { players } = session.store.getState()
    download(`${match.game.id}-${match.line.length}.parlor.json`, writeShared({ players, record: writeMatch(match) }))
  }
  return (
    <section className="broken-table" role="alert">
      <h2>{t('table.broken')}</h2>
      <p>{t('table.brokenText')}</p>
      <div className="sheet-buttons">
        <Button kind="primary" icon="download" onClick={save}>
          {t('table.exportMatch')}
        </Button>
        <Button icon="reload" onClick={() => location.reload()}>
          {t('house.reload')}
        </Button>
      </div>
      <details className="crash-details">
        <summary>{t('house.details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </section>
  )
}
