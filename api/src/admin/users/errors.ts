import { HttpError } from "../../http/errors.ts";

export class UserNotFound extends HttpError.of(
  404,
  "not_found",
  "There is no account of this number. It may have been deleted.",
) {}

export class OwnRole extends HttpError.of(
  409,
  "own_role",
  "You cannot take the operator's role away from yourself. Another operator can.",
) {}

export class LastOperator extends HttpError.of(
  409,
  "last_operator",
  "You are the only operator. Make somebody else an operator first.",
) {}
