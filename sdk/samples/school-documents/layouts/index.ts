import { disciplineForm, suspensionLetter } from "./discipline.ts";
import { heldOutLayouts } from "./held-out/index.ts";
import { california } from "./iep/california.ts";
import { embrace } from "./iep/embrace.ts";
import { florida } from "./iep/florida.ts";
import { fullPacket } from "./iep/fullPacket.ts";
import { georgia } from "./iep/georgia.ts";
import { illinois } from "./iep/illinois.ts";
import { infiniteCampus } from "./iep/infiniteCampus.ts";
import { massachusetts } from "./iep/massachusetts.ts";
import { michigan } from "./iep/michigan.ts";
import { newJersey } from "./iep/newJersey.ts";
import { newYork } from "./iep/newYork.ts";
import { northCarolina } from "./iep/northCarolina.ts";
import { ohio } from "./iep/ohio.ts";
import { pennsylvania } from "./iep/pennsylvania.ts";
import { plainWord } from "./iep/plainWord.ts";
import { powerSchool } from "./iep/powerSchool.ts";
import { texas } from "./iep/texas.ts";
import { vendorSuite } from "./iep/vendorSuite.ts";
import { virginia } from "./iep/virginia.ts";
import { washington } from "./iep/washington.ts";
import type { Layout } from "./Layout.ts";
import { email, letter } from "./notices/letters.ts";
import { pwnLetter, pwnTable } from "./notices/otherNotices.ts";
import { pwnForm } from "./notices/pwnForm.ts";
import { memo, progressLetter, pwnChecklist, removalNotice, therapistReport } from "./officeForms.ts";
import { progressBlocks, progressTable, psychologicalReport, teamReport } from "./reports.ts";

/** Every layout by the name that samples give. */
export const layouts: Readonly<Record<string, Layout>> = {
  california,
  florida,
  georgia,
  illinois,
  massachusetts,
  "new-jersey": newJersey,
  "new-york": newYork,
  ohio,
  pennsylvania,
  "plain-word": plainWord,
  texas,
  "vendor-suite": vendorSuite,
  virginia,
  washington,
  embrace,
  "full-packet": fullPacket,
  "infinite-campus": infiniteCampus,
  michigan,
  "north-carolina": northCarolina,
  "power-school": powerSchool,
  letter,
  email,
  "pwn-form": pwnForm,
  "pwn-letter": pwnLetter,
  "pwn-table": pwnTable,
  "progress-blocks": progressBlocks,
  "progress-table": progressTable,
  "psychological-report": psychologicalReport,
  "team-report": teamReport,
  "discipline-form": disciplineForm,
  "suspension-letter": suspensionLetter,
  memo,
  "progress-letter": progressLetter,
  "pwn-checklist": pwnChecklist,
  "removal-notice": removalNotice,
  "therapist-report": therapistReport,
  ...heldOutLayouts,
};
