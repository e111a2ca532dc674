/** A month as it is stored, `2026-11`; apart from the contract, because the browser reads addresses by it. */
export const monatForm = /^20\d{2}-(0[1-9]|1[0-2])$/;
