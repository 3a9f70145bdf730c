import type { ToolId } from "../catalog/index.ts";

/** The least height of a tool's place, from this width of the window on. */
export interface HeightStep {
  /** Pixels; 0 for the first step. */
  readonly from: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * A little more than what a tool's first screen takes when it comes. Measured in Chromium on windows of 320 to 1024 px,
 * on a page with a font of 17 px.
 */
const usual: readonly HeightStep[] = [{ from: 0, height: 500 }];
/** The tool is longer than a window: what is below it moves out of sight. */
const longest: readonly HeightStep[] = [{ from: 0, height: 1500 }];

const heights: Readonly<Record<ToolId, readonly HeightStep[]>> = {
  chat: [
    { from: 0, height: 1500 },
    { from: 390, height: 1360 },
    { from: 480, height: 1280 },
  ],
  // On the narrowest phones, in a wide font, its words take more lines.
  "504-screener": [
    { from: 0, height: 560 },
    { from: 360, height: 500 },
  ],
  "letter-generator": usual,
  "goal-analyzer": [
    { from: 0, height: 1260 },
    { from: 390, height: 1100 },
    { from: 560, height: 1000 },
  ],
  "denial-decoder": [
    { from: 0, height: 1410 },
    { from: 390, height: 1290 },
    { from: 480, height: 1190 },
    { from: 560, height: 1120 },
  ],
  "signing-advisor": usual,
  "evaluation-screener": usual,
  "aide-screener": usual,
  "rights-guide": [
    { from: 0, height: 1620 },
    { from: 390, height: 1330 },
    { from: 480, height: 1260 },
  ],
  "meeting-checklist": longest,
  // Open to everybody, with all its terms: the narrower the page, the more room they take.
  "jargon-translator": [
    { from: 0, height: 1850 },
    { from: 390, height: 1570 },
    { from: 480, height: 1340 },
    { from: 600, height: 1250 },
    { from: 768, height: 1150 },
  ],
  "dispute-guide": longest,
  "emotional-checkin": [
    { from: 0, height: 800 },
    { from: 480, height: 680 },
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
