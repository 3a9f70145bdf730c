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
    { from: 0, height: 1460 },
    { from: 360, height: 1390 },
    { from: 390, height: 1320 },
    { from: 480, height: 1250 },
  ],
  "504-screener": [
    { from: 0, height: 560 },
    { from: 360, height: 500 },
    { from: 430, height: 440 },
    { from: 480, height: 460 },
  ],
  "letter-generator": [
    { from: 0, height: 410 },
    { from: 360, height: 380 },
    { from: 768, height: 310 },
  ],
  "goal-analyzer": [
    { from: 0, height: 1270 },
    { from: 360, height: 1200 },
    { from: 390, height: 1100 },
    { from: 430, height: 1040 },
    { from: 480, height: 1040 },
    { from: 768, height: 910 },
  ],
  "denial-decoder": [
    { from: 0, height: 1490 },
    { from: 360, height: 1350 },
    { from: 390, height: 1270 },
    { from: 430, height: 1230 },
    { from: 480, height: 1180 },
    { from: 600, height: 1110 },
  ],
  "signing-advisor": [
    { from: 0, height: 470 },
    { from: 360, height: 420 },
    { from: 430, height: 360 },
    { from: 480, height: 370 },
  ],
  "evaluation-screener": [
    { from: 0, height: 530 },
    { from: 375, height: 480 },
    { from: 430, height: 420 },
    { from: 480, height: 450 },
  ],
  "aide-screener": [
    { from: 0, height: 500 },
    { from: 390, height: 450 },
    { from: 480, height: 450 },
    { from: 768, height: 420 },
  ],
  "rights-guide": [
    { from: 0, height: 1750 },
    { from: 360, height: 1510 },
    { from: 375, height: 1490 },
    { from: 390, height: 1490 },
    { from: 430, height: 1300 },
    { from: 480, height: 1230 },
    { from: 768, height: 1140 },
  ],
  "meeting-checklist": longest,
  "jargon-translator": [
    { from: 0, height: 1790 },
    { from: 360, height: 1590 },
    { from: 390, height: 1440 },
    { from: 430, height: 1380 },
    { from: 480, height: 1250 },
    { from: 768, height: 1090 },
    { from: 850, height: 1010 },
  ],
  "dispute-guide": longest,
  "emotional-checkin": [
    { from: 0, height: 870 },
    { from: 360, height: 770 },
    { from: 430, height: 720 },
    { from: 480, height: 680 },
    { from: 768, height: 630 },
  ],
  "document-reader": [
    { from: 0, height: 680 },
    { from: 360, height: 620 },
    { from: 430, height: 590 },
    { from: 768, height: 500 },
  ],
  assessments: [
    { from: 0, height: 840 },
    { from: 360, height: 760 },
    { from: 430, height: 760 },
    { from: 480, height: 670 },
    { from: 600, height: 570 },
  ],
};

/**
 * The space to keep free for a tool, so that nothing on the page moves when it comes.
 * @returns the narrowest window first; the first step begins at 0.
 */
export function reservedHeight(tool: ToolId): Heights {
  return heights[tool];
}
