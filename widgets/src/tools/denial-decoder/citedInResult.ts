import {
  citationsById,
  dueProcess,
  mediation,
  priorWrittenNotice,
  recordsAccess,
  stateComplaint,
} from "@iep-insider/sdk/law";

/** The provisions cited in the box about rights. */
export const citedInResult = citationsById(
  dueProcess,
  mediation,
  priorWrittenNotice,
  recordsAccess,
  stateComplaint,
);
