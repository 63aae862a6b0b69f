import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router'
import { updateSettings, useSettings } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface PageProps {
  /** The heading and the document's title. */
  title: string
  /** Target of the back link; absent on the lobby. */
  back?: { to: string; label: string }
  /** `text` for reading and forms, `wide` for galleries, `table` fills the viewport and hides the heading visually. */
  layout?: 'text' | 'wide' | 'table'
  /** Shown below the header: banners. */
  banner?: ReactNode
  /** Icon buttons at the right of the header, before sound and settings. */
  actions?: ReactNode
  /** Replaces the visible heading; the title stays the accessible one. */
  heading?: ReactNode
  children: ReactNode
}

/** Layout of every page: skip link, header, one main landmark that is focused after a navigation. */
export function Page({ title, back, layout = 'text', banner, actions, heading, children }: PageProps): ReactElement {
  const { t } = useTranslator()
  const top = useHeadingFocus(title)
  const main = useRef<HTMLElement>(null)
  return (
    <div className="page" data-layout={layout}>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('house.skip')}
      </a>
      <header className="page-header">
        <nav aria-label={t('house.navigation')} className="page-nav">
          {back ? (
            <Link to={back.to} className="back-link">
              <Icon name="back" />
              <span>{back.label}</span>
            </Link>
          ) : (
            <Link to="/" className="brand" aria-label={t('house.home')}>
              <Logo />
              <span>Parlor</span>
            </Link>
          )}
        </nav>
        <div className="page-tools">
          {actions}
          <SoundButton />
          <Link to="/settings" className="icon-button" aria-label={t('settings.title')} title={t('settings.title')}>
            <Icon name="settings" />
          </Link>
        </div>
      </header>
      {banner}
      <main id="main" ref={main} tabIndex={-1}>
        <h1 ref={top} tabIndex={-1} className={heading !== undefined || layout === 'table' ? 'sr-only' : 'page-title'}>
          {title}
        </h1>
        {heading}
        {children}
      </main>
    </div>
  )
}

/** The app's logo: a lit doorway. */
function Logo(): ReactElement {
  return (
    <svg className="logo" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
      <path className="logo-wall" d="M6 29V14a10 10 0 0 1 20 0v15Z" />
      <path className="logo-light" d="M16 8.5a5.5 5.5 0 0 1 5.5 5.5v15h-11V14A5.5 5.5 0 0 1 16 8.5Z" />
      <circle className="logo-knob" cx="18.6" cy="20" r="1.3" />
    </svg>
  )
}

function SoundButton(): ReactElement {
  const { t } = useTranslator()
  const muted = useSettings((settings) => settings.muted)
  return (
    <IconButton
      icon={muted ? 'mute' : 'sound'}
      label={t('house.sound')}
      aria-pressed={!muted}
      onClick={() => updateSettings({ muted: !muted })}
    />
  )
}

/** False until the first page was shown: on the initial load the browser keeps the focus. */
let firstPageShown = false

/** Sets the document's title, and focuses the heading after a navigation, so that screen readers start there. */
function useHeadingFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    document.title = title === 'Parlor' ? title : `${title} · Parlor`
  }, [title])
  useEffect(() => {
    if (firstPageShown) heading.current?.focus({ preventScroll: true })
    if (firstPageShown && way !== NavigationType.Pop) window.scrollTo(0, 0)
    firstPageShown = true
  }, [key, way])
  return heading
}
