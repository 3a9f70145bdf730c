/** Replaces an address once its account is deleted. */
export const deletedAddress = "deleted account";
