import {
  citationsById,
  dueProcess,
  mediation,
  priorWrittenNotice,
  recordsAccess,
  stateComplaint,
} from "@iep-insider/sdk/law";

/** The provisions that the box of rights cites. */
export const citedInResult = citationsById(
  dueProcess,
  mediation,
  priorWrittenNotice,
  recordsAccess,
  stateComplaint,
);
