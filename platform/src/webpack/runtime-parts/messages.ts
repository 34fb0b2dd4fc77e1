/**
 * Stands in the host's build for the federation runtime's sentences about errors (`desc.mjs`): errors keep their number
 * and the address of its page in the docs.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
