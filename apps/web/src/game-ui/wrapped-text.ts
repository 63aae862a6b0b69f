/** Left edge and maximum width of wrapped text on a canvas. */
interface TextColumn {
  readonly left: number
  readonly width: number
}

/** Draws wrapped text; returns the y position of the next line. */
export function drawWrappedText(
  pen: Pick<CanvasRenderingContext2D, 'font' | 'measureText' | 'fillText'>,
  text: string,
  font: string,
  { left, width }: TextColumn,
  y: number,
  height: number,
): number {
  pen.font = font
  let line = ''
  let at = y
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      pen.fillText(line, left, at)
      at += height
      line = word
    } else line = longer
  }
  pen.fillText(line, left, at)
  return at + height
}
