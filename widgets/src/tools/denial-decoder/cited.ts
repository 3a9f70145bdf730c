import {
  ages,
  citationsById,
  costNotAReason,
  eligibilityTwoPart,
  fape,
  gradesNoBar,
  partCTransition,
} from "@iep-insider/sdk/law";

/** The provisions that the local hints cite. */
export const cited = citationsById(
  ages,
  costNotAReason,
  eligibilityTwoPart,
  fape,
  gradesNoBar,
  partCTransition,
);
