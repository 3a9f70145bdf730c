import { HttpError } from "../../http/errors.ts";

export class UserNotFound extends HttpError.of(
  404,
  "not_found",
  "No account has this number. It may have been deleted.",
) {}

export class OwnRole extends HttpError.of(
  409,
  "own_role",
  "You cannot remove your own operator role. Another operator can.",
) {}

export class LastOperator extends HttpError.of(
  409,
  "last_operator",
  "You are the only operator. Make another account an operator first.",
) {}
