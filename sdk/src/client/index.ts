export { ApiError } from "./ApiError.ts";
export { type CallOptions, type Client, type ClientOptions, createClient } from "./createClient.ts";
