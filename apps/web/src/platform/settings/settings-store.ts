import type { Rejection } from '@parlor/kernel'
import { useMemo } from 'react'
import { create } from 'zustand'
import type { BoardStyle } from './board-style.ts'
import { parseSettings, serialiseSettings, type Settings } from './settings.ts'
import { readSystemPreferences, watchSystemPreferences, type SystemPreferences } from './system-preferences.ts'

const key = 'parlor.settings'
const stored = parseSettings(readStored())

/** The current settings; `useSettings(s => s.volume)` and `useSettings.getState()` work as in any zustand store. */
export const useSettings = create<Settings>(() => stored.settings)

/** Problems of the stored settings at page load. The stored text stays until the player changes something. */
export const settingsProblems: readonly Rejection[] = stored.problems

const useSystemPreferences = create<SystemPreferences>(readSystemPreferences)
watchSystemPreferences(() => useSystemPreferences.setState(readSystemPreferences()))

/** Changes and stores settings; false when the device refused to store them (they apply until the page closes). */
export function updateSettings(patch: Partial<Settings>): boolean {
  useSettings.setState(patch)
  try {
    const text = serialiseSettings(useSettings.getState())
    localStorage.setItem(key, text)
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

/** Calls back with the new and the old settings after every change; returns an unsubscribe function. */
export function subscribeSettings(changed: (now: Settings, before: Settings) => void): () => void {
  return useSettings.subscribe(changed)
}

/** Calls back when anything a board's style depends on changes, system preferences included; returns an unsubscribe function. */
export function subscribeBoardStyle(changed: () => void): () => void {
  const stops = [useSettings.subscribe(changed), useSystemPreferences.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Current style of a game's board. `theme` is empty until the player chooses one: the game's first. */
export function boardStyle(gameId: string): BoardStyle {
  return boardStyleFrom(useSettings.getState(), useSystemPreferences.getState(), gameId)
}

/** The same for components. */
export function useBoardStyle(gameId: string): BoardStyle {
  const settings = useSettings()
  const system = useSystemPreferences()
  return useMemo(() => boardStyleFrom(settings, system, gameId), [settings, system, gameId])
}

/** Whether to reduce motion: the player's choice, else the system's. */
export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion)
  const system = useSystemPreferences()
  return motion === 'system' ? system.reducedMotion : motion === 'reduced'
}

export function boardStyleFrom(settings: Settings, system: SystemPreferences, gameId: string): BoardStyle {
  return {
    reducedMotion: settings.motion === 'system' ? system.reducedMotion : settings.motion === 'reduced',
    highContrast: settings.contrast === 'system' ? system.highContrast : settings.contrast === 'high',
    safeColours: settings.safeColours,
    theme: settings.themes[gameId] ?? '',
    speed: settings.speed,
    preview: settings.preview,
  }
}

/** Writes the settings that style the whole page onto the root element, now and after every change. */
export function applySettingsToPage(): void {
  applyNow()
  subscribeBoardStyle(applyNow)
}

function applyNow(): void {
  const style = boardStyle('')
  const { dataset } = document.documentElement
  dataset['motion'] = style.reducedMotion ? 'reduced' : 'full'
  dataset['contrast'] = style.highContrast ? 'high' : 'normal'
  dataset['colours'] = style.safeColours ? 'safe' : 'normal'
  dataset['pair'] = style.safeColours === 'coral' ? 'coral' : 'first'
  dataset['text'] = useSettings.getState().textSize
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) useSettings.setState(parseSettings(event.newValue).settings)
  })
