import type { ToolId } from "../catalog/index.ts";

/** The least height of a tool's place, from this width of the window on. */
export interface HeightStep {
  /** Pixels; 0 for the first step. */
  readonly from: number;
  /** Pixels. */
  readonly height: number;
}

/** The narrowest window first; the first step begins at 0. */
export type Heights = readonly [HeightStep, ...HeightStep[]];

/** The tool is longer than a window: what is below it moves out of sight. */
const longest: Heights = [{ from: 0, height: 1500 }];

/**
 * A little more than what a tool's first screen takes when it comes. Measured in Chromium on windows of 304 to 1280 px,
 * on a page with a font of 17 px; a spec measures again (`host-page.spec.ts`).
 */
const heights: Readonly<Record<ToolId, Heights>> = {
  chat: [
    { from: 0, height: 1540 },
    { from: 360, height: 1450 },
    { from: 390, height: 1380 },
    { from: 430, height: 1330 },
    { from: 600, height: 1290 },
    { from: 768, height: 1220 },
  ],
  "504-screener": [
    { from: 0, height: 610 },
    { from: 360, height: 500 },
    { from: 430, height: 460 },
  ],
  "letter-generator": [
    { from: 0, height: 480 },
    { from: 390, height: 430 },
    { from: 480, height: 390 },
  ],
  "goal-analyzer": [
    { from: 0, height: 1320 },
    { from: 360, height: 1250 },
    { from: 390, height: 1160 },
    { from: 430, height: 1090 },
    { from: 600, height: 1050 },
    { from: 768, height: 960 },
  ],
  "denial-decoder": [
    { from: 0, height: 1490 },
    { from: 360, height: 1400 },
    { from: 390, height: 1330 },
    { from: 430, height: 1280 },
    { from: 480, height: 1240 },
    { from: 540, height: 1170 },
    { from: 768, height: 1100 },
  ],
  "signing-advisor": [
    { from: 0, height: 550 },
    { from: 360, height: 500 },
    { from: 430, height: 440 },
    { from: 768, height: 400 },
  ],
  "evaluation-screener": [
    { from: 0, height: 560 },
    { from: 360, height: 510 },
    { from: 430, height: 450 },
    { from: 480, height: 400 },
    { from: 576, height: 500 },
    { from: 768, height: 460 },
  ],
  "aide-screener": [
    { from: 0, height: 560 },
    { from: 360, height: 500 },
    { from: 430, height: 420 },
    { from: 576, height: 460 },
  ],
  "rights-guide": [
    { from: 0, height: 1690 },
    { from: 360, height: 1520 },
    { from: 390, height: 1390 },
    { from: 430, height: 1340 },
    { from: 480, height: 1280 },
    { from: 600, height: 1240 },
    { from: 768, height: 1190 },
  ],
  "meeting-checklist": longest,
  "jargon-translator": [
    { from: 0, height: 1800 },
    { from: 360, height: 1590 },
    { from: 390, height: 1490 },
    { from: 430, height: 1440 },
    { from: 480, height: 1310 },
    { from: 600, height: 1270 },
    { from: 768, height: 1150 },
    { from: 850, height: 1070 },
  ],
  "dispute-guide": longest,
  "emotional-checkin": [
    { from: 0, height: 920 },
    { from: 360, height: 820 },
    { from: 390, height: 770 },
    { from: 480, height: 730 },
    { from: 768, height: 690 },
  ],
  "document-reader": [
    { from: 0, height: 730 },
    { from: 360, height: 670 },
    { from: 430, height: 640 },
    { from: 768, height: 550 },
  ],
  assessments: [
    { from: 0, height: 890 },
    { from: 360, height: 810 },
    { from: 480, height: 730 },
    { from: 590, height: 620 },
    { from: 768, height: 520 },
  ],
};

/**
 * The space to keep free for a tool, so that nothing on the page moves when it comes.
 * @returns the narrowest window first; the first step begins at 0.
 */
export function reservedHeight(tool: ToolId): Heights {
  return heights[tool];
}
