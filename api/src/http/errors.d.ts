import type { ErrorBody, ErrorCode } from "@iep-insider/sdk/contract";
/** An error for the caller: HTTP status, stable code, and a sentence that says what to do. */
export declare class HttpError extends Error {
    readonly status: number;
    readonly code: ErrorCode;
    readonly fields: Readonly<Record<string, string>> | undefined;
    readonly headers: Readonly<Record<string, string>>;
    /** What the body says beside the common fields. */
    readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    constructor(status: number, code: ErrorCode, sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    });
    /** Creates the base class of an error with a fixed text. */
    static of(...content: ConstructorParameters<typeof HttpError>): {
        new (): {
            name: string;
            message: string;
            stack?: string;
            cause?: unknown;
            readonly status: number;
            readonly code: ErrorCode;
            readonly fields: Readonly<Record<string, string>> | undefined;
            readonly headers: Readonly<Record<string, string>>;
            /** What the body says beside the common fields. */
            readonly more: Pick<ErrorBody, "hasActiveSubscription">;
        };
        captureStackTrace(targetObject: object, constructorOpt?: Function): void;
        prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
        stackTraceLimit: number;
        of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
            fields?: Readonly<Record<string, string>>;
            headers?: Readonly<Record<string, string>>;
            body?: HttpError["more"];
        } | undefined): /*elided*/ any;
    };
}
declare const MalformedJson_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class MalformedJson extends MalformedJson_base {
}
export declare class InvalidRequest extends HttpError {
    /** @param fields the name of each field at fault, with its sentence. */
    constructor(fields: Readonly<Record<string, string>>);
}
declare const NotAnObject_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class NotAnObject extends NotAnObject_base {
}
declare const Unauthenticated_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
/** The caller is not signed in, for whatever reason: an invalid token and an expired one get the same answer. */
export declare class Unauthenticated extends Unauthenticated_base {
}
declare const Forbidden_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class Forbidden extends Forbidden_base {
}
declare const NotFound_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class NotFound extends NotFound_base {
}
export declare class MethodNotAllowed extends HttpError {
    /** @param allowed the methods that this address knows. */
    constructor(allowed: readonly string[]);
}
declare const BodyTooLarge_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class BodyTooLarge extends BodyTooLarge_base {
}
declare const UnsupportedMediaType_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class UnsupportedMediaType extends UnsupportedMediaType_base {
}
export declare class TooManyRequests extends HttpError {
    /** @param seconds until the next request is taken. */
    constructor(seconds: number);
}
declare const NotReady_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class NotReady extends NotReady_base {
}
declare const InternalError_base: {
    new (): {
        name: string;
        message: string;
        stack?: string;
        cause?: unknown;
        readonly status: number;
        readonly code: ErrorCode;
        readonly fields: Readonly<Record<string, string>> | undefined;
        readonly headers: Readonly<Record<string, string>>;
        /** What the body says beside the common fields. */
        readonly more: Pick<ErrorBody, "hasActiveSubscription">;
    };
    captureStackTrace(targetObject: object, constructorOpt?: Function): void;
    prepareStackTrace(err: Error, stackTraces: NodeJS.CallSite[]): any;
    stackTraceLimit: number;
    /** Creates the base class of an error with a fixed text. */
    of(status: number, code: "active_subscription" | "already_open" | "already_partner" | "body_too_large" | "changed_meanwhile" | "current_key" | "email_not_confirmed" | "email_taken" | "forbidden" | "frame_token" | "internal" | "invalid_credentials" | "invalid_link" | "invalid_request" | "last_operator" | "malformed_json" | "method_not_allowed" | "missing_origin" | "no_subscription" | "not_found" | "not_partner" | "not_ready" | "not_refundable" | "own_role" | "payment_required" | "provider_unavailable" | "rate_limited" | "reauthentication_needed" | "second_factor_needed" | "site_key_ended" | "site_off" | "sponsor_used_up" | "tool_not_offered" | "unauthenticated" | "unknown_site" | "unsupported_media_type" | "wrong_origin", sentence: string, more?: {
        fields?: Readonly<Record<string, string>>;
        headers?: Readonly<Record<string, string>>;
        body?: HttpError["more"];
    } | undefined): /*elided*/ any;
};
export declare class InternalError extends InternalError_base {
}
export {};
