import type { ToolId } from "../catalog/index.ts";

/** The least height of a tool's place, from this width of the window on. */
export interface HeightStep {
  /** Pixels; 0 for the first step. */
  readonly from: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * A little more than what a tool takes when it comes: the gate, folded (DECISIONS 134), or the first screen. Measured in
 * Chromium on windows of 320 to 1024 px, on a page with a font of 17 px.
 */
const usual: readonly HeightStep[] = [{ from: 0, height: 500 }];
const asked: readonly HeightStep[] = [{ from: 0, height: 600 }];

const heights: Readonly<Record<ToolId, readonly HeightStep[]>> = {
  chatbot: asked,
  // On the narrowest phones, in a wide font, its words take more lines.
  screener: [
    { from: 0, height: 560 },
    { from: 360, height: 500 },
  ],
  letters: usual,
  goals: usual,
  denials: asked,
  "signing-advisor": usual,
  "disability-screener": usual,
  "aide-screener": usual,
  // The e-mail gate of the free tools, with its two boxes.
  rights: [
    { from: 0, height: 800 },
    { from: 560, height: 650 },
  ],
  "meeting-prep": [
    { from: 0, height: 800 },
    { from: 560, height: 650 },
  ],
  // Open to everybody, with all its terms: the narrower the page, the more room they take.
  "jargon-translator": [
    { from: 0, height: 1850 },
    { from: 390, height: 1570 },
    { from: 480, height: 1340 },
    { from: 600, height: 1250 },
    { from: 768, height: 1150 },
  ],
  "dispute-guide": asked,
  "emotional-checkin": [
    { from: 0, height: 850 },
    { from: 560, height: 680 },
  ],
  // Three cards, one below the other on a phone.
  assessments: [
    { from: 0, height: 840 },
    { from: 720, height: 500 },
  ],
};

/**
 * The space to keep free for a tool, so that nothing on the page moves when it comes.
 * @returns the narrowest window first; always at least one step, which begins at 0.
 */
export function reservedHeight(tool: ToolId): readonly [HeightStep, ...HeightStep[]] {
  const [first = { from: 0, height: 500 }, ...further] = heights[tool];
  return [first, ...further];
}
