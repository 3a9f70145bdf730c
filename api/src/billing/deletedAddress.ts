/** Stands where an address stood, once its account is deleted. */
export const deletedAddress = "deleted account";
