/** The blocks a post is written in. How they become HTML and come back: body-codec.server.ts. */
export const BLOCK_TYPES = ['introduction', 'h1', 'h2', 'h3', 'conclusion'] as const

export type BlockType = (typeof BLOCK_TYPES)[number]

export type ContentBlock = { type: BlockType; subheading: string; content: string }

/** The form of an existing post shows at least this many blocks, padded with empty ones. */
export const BLOCKS_MIN = 8

export const EMPTY_BLOCK: ContentBlock = { type: 'h2', subheading: '', content: '' }

export const FIRST_BLOCK: ContentBlock = { type: 'introduction', subheading: '', content: '' }
