-- Adding an email writes some hundred words to the index. One by one they held the embedded database, and with it every
-- response, for tens of milliseconds. The list of words that wait to be added is kept short: each search reads it.
ALTER INDEX "email_search_document" SET (fastupdate = true, gin_pending_list_limit = 64);
