// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness
         * @description For process managers and balancers. Answers 200 once the database is migrated and the routes
         *     are open.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness of the database and the file store
         * @description For balancers. The server queries the database and writes to the file folder (or reads from
         *     the bucket). It answers within about two seconds; a check that takes longer counts as
         *     failed. A disk that fills up is a warning, also while uploads are refused already: everything
         *     else works.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/iller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All provinces
         * @description The 81 provinces in Turkish alphabetical order. The id is the plate code and never changes.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/ilceler/{ilId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of a province */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/location/mahalleler/{ilceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Neighbourhoods of a district */
        get: operations["listNeighbourhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a land request
         * @description The server answers once the land request is durable. The browser sends one `Idempotency-Key`
         *     per filled form, so a double click, or a retry after a lost answer, stores one land request.
         *     The same key with the same content answers 200 again; with other content it answers 409.
         *
         *     Extension: `reference` names the stored land request to its owner, also after a retry.
         *     `receipt_token` adds photographs to it for a day.
         */
        post: operations["createLandRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open land requests
         * @description Land requests with durum 1 and 2, newest first unless `sort` names another order. Paging,
         *     sorting, filters and search are an extension.
         */
        get: operations["listLandRequests"];
        put?: never;
        /**
         * Create an ad
         * @description Extension: `Idempotency-Key`, because an upload of videos takes long and its answer may be
         *     lost. The same ad under the same key answers with the stored ad's id and stores nothing
         *     more. Another ad under that key answers 409.
         */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purchased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchased land requests
         * @description Land requests with durum 3, newest first unless `sort` names another order.
         */
        get: operations["listPurchasedLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancelled land requests
         * @description Land requests with durum 4, newest first unless `sort` names another order. Cancelled land
         *     requests are kept.
         */
        get: operations["listCanceledLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/counted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Land requests of every durum
         * @description Extension: the land requests that the report counts, newest first unless `sort` names another
         *     order. One that is joined to another, or that was erased for its owner, is not among them.
         */
        get: operations["listAllLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/full/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        /**
         * Read a land request
         * @description Answers an array with the land request as its only item.
         */
        get: operations["getLandRequest"];
        put?: never;
        post?: never;
        /**
         * Cancel a land request
         * @description Changes durum 1 or 2 to 4. Any other durum answers 409. The land request is kept and listed
         *     by `lands/deleted`. An offer that was not delivered yet is not sent any more. `neden` says
         *     why, where the caller knows.
         */
        delete: operations["cancelLandRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/similar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Land requests that resemble one
         * @description Extension: whoever makes an offer must see whether the plot or the owner is known, and what
         *     was offered nearby. One call, because all of it stands beside the offer. No list of land
         *     requests holds that of the path, or one that a list before it holds.
         */
        get: operations["listSimilarLandRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/work/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The work on a land request
         * @description Extension: several people work the panel, and whoever opens a land request must see who has
         *     it, when its owner will be called and what was agreed. One call, because all of it stands in
         *     one panel. `team` has the admins who can get the land request: those who can sign in.
         */
        get: operations["getLandRequestWork"];
        /**
         * Give a land request to an admin, and plan the next call
         * @description Extension: replaces all; what is left out is emptied. An admin to whom somebody else gives
         *     the land request is told at once by email. Whoever has the land request is reminded of the call on its day, from 08:00 in Istanbul, by email, once a day. A new day must
         *     lie between today and the end of next year, by the calendar of Istanbul. When the work has
         *     changed since it was read, the call answers 409 with `fields.version` and changes nothing.
         *     A repeat of what is stored succeeds again and changes nothing, whatever its version. A
         *     purchased or cancelled land request answers 409; its planned call has ended with it.
         */
        put: operations["planLandRequestWork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to a land request
         * @description Extension: a note is kept as written, with its author and time, whatever the durum; no call
         *     changes or removes it. The same note under the same `Idempotency-Key` is stored once.
         *     Whoever writes one has acted on the owner's reply.
         */
        post: operations["addLandRequestNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purchase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan of a purchase
         * @description Extension: an owner's acceptance opens a plan of what follows until the deed. It has six
         *     steps, and papers that only the office and the owner see. Without an acceptance there is no
         *     plan, and the call answers 404. A plan stays when the owner changes the reply, or when a new
         *     offer replaces the accepted one (`held`); it goes on with the next acceptance. A land request
         *     that is joined to another one keeps a plan of its own. No step moves the durum.
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purchase/{id}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a step of a purchase
         * @description Extension: replaces what the step has; what is left out is emptied. An appointment that is
         *     left out is cancelled, and stays to be seen. A step is skipped with a reason. The owner is
         *     told of each change by a message, and the day before an appointment of it, from 08:00 in
         *     Istanbul. When the plan has changed since it was read, the call answers 409 with
         *     `fields.version` and changes nothing. A repeat of what is stored succeeds again and changes
         *     nothing, whatever its version. Once the land request or its leader is closed, or erased, the
         *     call answers 409.
         */
        put: operations["changePurchaseStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a paper to a purchase
         * @description Extension: a title deed, an identity card or a power of attorney. A plan keeps at most
         *     twelve papers, as they were sent. Repeatable: the same file again is stored once.
         */
        post: operations["addPurchasePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/papers/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a paper of a purchase
         * @description Extension: also one that the owner has sent. Its file is removed. Repeatable: one that is gone
         *     already, or that is not of this plan, changes nothing.
         */
        delete: operations["removePurchasePaper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/purch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a land request as purchased
         * @description Changes durum 1 or 2 to 3. Any other durum answers 409. An offer that was not delivered yet
         *     is not sent any more.
         */
        patch: operations["purchaseLandRequest"];
        trace?: never;
    };
    "/api/v1/lands/offer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the last offer back
         * @description Extension: an amount with a digit too many must not reach the owner. For ten seconds after an
         *     offer its message is not sent; until then this call removes the offer and its message, and
         *     restores what was before: durum, amount, and the link to the offer before it, with its
         *     reply. Afterwards it answers 409 and changes nothing, as it does without an offer, once the
         *     owner has replied, and when the land request has changed since `version`.
         */
        delete: operations["takeBackOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/commission/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note the commission of whoever brought a land request
         * @description Extension: what the office has agreed with the consultant, in words. The consultant sees it.
         *     An empty text removes it. A land request that its owner has sent answers 404.
         */
        put: operations["setCommission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brought-lands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The land requests that the caller has brought
         * @description Extension: the newest 200, each with its state and the commission that was agreed. Nothing of
         *     the office's work and amounts, nor of the owner's replies.
         */
        get: operations["listBroughtLandRequests"];
        put?: never;
        /**
         * Bring an owner's land request
         * @description Extension: a consultant enters it with the owner's consent, which `consent` gives the word
         *     for, and the owner is told by message. It is a land request like any other. One of the same
         *     parcel and phone that the caller has brought within a day answers 409 (`fields.again`), unless
         *     `again` is true.
         */
        post: operations["bringLandRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/joined/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Join a land request to another one
         * @description Extension: owners ask twice for one plot, or the same owner asks again. The land request is
         *     joined to `joined_to`, its leader, whose record then shows its offers, replies, notes and
         *     history. No list, count or figure has a joined one, the reminders of calls leave it out, and
         *     it makes no moves; the search finds it. Its owner is not told, and the link to its offer goes
         *     on working. When the leader is purchased or cancelled, the links end, and it stays joined.
         *     Both must be open; neither may be joined already, and the joined one must lead none. Two
         *     offers that wait for an answer cannot be in one record, and a leader has at most 20.
         *     A repeated call succeeds and changes nothing.
         */
        put: operations["joinLandRequests"];
        post?: never;
        /**
         * Separate a land request from its leader
         * @description Extension: undoes `joinLandRequests`. Both then show what is their own, and the lists have
         *     the separated one again, with the durum that it had. One that is joined to none stays as it
         *     is.
         */
        delete: operations["separateLandRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id for PATCH, the ad's id for GET and DELETE.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an ad for editing
         * @description Answers an array with the ad as its only item. Places are given by their ids.
         */
        get: operations["getAdForEditing"];
        put?: never;
        post?: never;
        /** Delete an ad with its media */
        delete: operations["deleteAd"];
        options?: never;
        head?: never;
        /**
         * Make an offer
         * @description Changes durum 1 to 2. A land request with durum 2 gets the new amount. Any other durum
         *     answers 409. The message to the owner is stored in the same transaction, with a link to
         *     `offers/{token}`. It replaces an earlier offer's message that was not delivered yet, and
         *     ends that offer's link. A repeat with the same amount and version, as after a lost answer,
         *     succeeds again and changes nothing. The message is sent after ten seconds, until when the
         *     offer can be taken back (`takeBackOffer`).
         */
        patch: operations["offerLandRequest"];
        trace?: never;
    };
    "/api/v1/lands/trink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Land ads by page
         * @description Newest first. Pages are zero-based and hold 9 ads unless `size` is sent.
         */
        get: operations["listAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an ad
         * @description Answers an array with the ad as its only item. Places are given by their names.
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lands/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an ad
         * @description `existing_images` lists the stored media that stay, comma-joined and in order. New media
         *     follow them. Extension: the word `new` in the list puts the next item of `images` in that
         *     place. Stored media that the list leaves out are deleted after the change is committed.
         *
         *     Extension: `Idempotency-Key`. The same change under the same key answers 200 again, whatever
         *     `version` it sends, and changes nothing. Another change under that key answers 409.
         */
        patch: operations["updateAd"];
        trace?: never;
    };
    "/api/v1/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved searches for ads
         * @description Extension: a search that is saved sends its person an email when an ad is created that it
         *     finds, at most once a day, as long as the person consents to that (`onay`).
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search for ads
         * @description Extension: takes what `lands/trink` takes as `q` and as filters; without any of them, every
         *     new ad is found. Its messages are commercial, so it is saved only with the person's consent
         *     (`onay`). A person has one saved search for the same input: saving it again gives it the
         *     consent, if it has none, and else changes nothing. A person has at most 10.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved search
         * @description Extension: its consent ends with it, it sends no more messages, and the links in its
         *     messages end. A search of somebody else answers 404.
         */
        delete: operations["removeSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the consent to the messages of all saved searches
         * @description Extension: none of the caller's searches sends a message any more, waiting ones included.
         *     The searches stay; saving one again with `onay` gives its consent again. Repeatable.
         */
        delete: operations["withdrawSearchConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved search by the link that ends it
         * @description Extension: every message of a saved search has a link of 256 random bits, which ends the
         *     search without a sign-in. Reading changes nothing, because previews of messages open links
         *     too. A token that is wrong and one whose search is removed answer the same.
         */
        get: operations["getLinkedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search-links/{token}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved search by the link in its message
         * @description Extension: the search is removed with its consent, and all its links end. A repeat answers 404, as a wrong
         *     token does.
         */
        post: operations["endLinkedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the receipt of a land request
         * @description Extension: whoever has its token ends it, before its day has passed. The land request and its
         *     photographs stay. Repeatable: a token that is wrong or ended changes nothing.
         */
        delete: operations["endReceipt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/{token}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photographs of a land request by its receipt
         * @description Extension: which photographs have arrived, for the page that has lost an answer. A token that
         *     is wrong or ended answers the same.
         */
        get: operations["listLandRequestPhotos"];
        put?: never;
        /**
         * Add photographs to a land request by its receipt
         * @description Extension: an owner may show the land. The photographs travel after the land request is
         *     stored, one or more in a call, so that none of them can make it fail. Up to six in all are
         *     kept, upright and without the place where they were taken. Calls are repeatable: the same
         *     photograph again is stored once. Only admins and whoever has this token or the link of an
         *     offer see them (`getFile`). Their bytes count, as they are stored, in quotas of their own
         *     until the office makes an offer. An address may send 120 images an hour; the server decodes
         *     one image of visitors at a time, and answers 429 when that takes too long.
         */
        post: operations["addLandRequestPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/receipts/{token}/photos/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a photograph of a land request by its receipt
         * @description Extension: the owner takes back a photograph that has arrived. Its file is removed, and its
         *     place among the six and in the quotas is free again. Repeatable: one that is gone already, or
         *     that is not of this land request, changes nothing.
         */
        delete: operations["removeLandRequestPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an offer by its link
         * @description Extension: every offer goes out with a link of 256 random bits, by which the owner reads it
         *     without an account. Reading changes nothing, because previews of messages open links too.
         *     The link ends after `OFFER_DAYS`, with the next offer, the purchase and the cancellation. Once
         *     the owner has accepted, it can be read after those days too. A token that is wrong, ended or expired answers the same.
         */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{token}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an offer by its link
         * @description Extension: the owner answers with one tap, and may answer otherwise until the link ends. The
         *     reply stands in the history and in the lists, alerts the office and moves no durum. Whoever
         *     asks for a call may name the amount that they would accept (`karsi_teklif`); any other reply
         *     with it answers 400. The same reply with the same note and amount again changes nothing. An
         *     offer takes five replies in 24 hours; one more answers 429.
         */
        post: operations["replyToOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{token}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan of a purchase by the link of its offer
         * @description Extension: the owner who has accepted the offer sees the same steps as the office, also after
         *     the day on which the offer ends. Any other offer answers as an ended link does.
         */
        get: operations["getOwnerPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{token}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a paper to a purchase by the link of its offer
         * @description Extension: as `addPurchasePaper`. The papers of owners have quotas of their own, as the
         *     photographs of land requests have them.
         */
        post: operations["addOwnerPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offers/{token}/papers/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a paper of a purchase by the link of its offer
         * @description Extension: the owner takes back a paper that came by this link or an earlier one. One that
         *     the office has added stays. Repeatable.
         */
        delete: operations["removeOwnerPaper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description `password` is the MD5 digest of the typed password in lower-case hexadecimal. The server
         *     treats it as a password: it compares it with an argon2id hash and never stores or logs it.
         *     Every admin's id is 61. Besides id and token, the answer carries the name, email and phone
         *     that the browser keeps.
         *
         *     Extension: an admin who has turned on a second factor also sends `code`. Only after the
         *     right password a missing or wrong one answers 401 with `fields.code`. Ten wrong codes in 15
         *     minutes, or 30 in a day, answer 429 until the window ends or the password is changed.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Extension: revokes the session on the server. Signing out in the browser alone would leave a
         *     stolen token valid. A session that has already ended gets the same answer. A call without a
         *     token, or with a token not of the form `{id}.{token}`, answers 401.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description A visitor gets the same answer whether or not an account has this address. The link works
         *     once, for one hour.
         *
         *     The panel's 'Şifre Sıfırlama Gönder' makes the same call with the consultant's address, and
         *     the history names the admin. For an admin the link is also sent to a consultant who may not
         *     sign in yet; the password works once they are approved. An admin gets 404 or 429 when no
         *     link was sent. A call with the token of an ended session gets 401.
         *
         *     Extension: an admin's `Idempotency-Key`, because an answer may be lost. A repeat for the
         *     same account under the same key answers 200 again and sends nothing more.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password through a link
         * @description Extension: the target of the links that `users/forgot-password` and an approval send. A
         *     token works once and expires; setting the password ends all sessions of the account.
         *     `password` is sent as typed, because the server checks the password rule; the server digests
         *     and hashes it.
         *
         *     An answer may be lost, so a repeat with the same token and password answers 200 until the
         *     token expires, and changes nothing. A used token with another password answers 404.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact message
         * @description Extension: `Idempotency-Key`, because an answer may be lost. The same message under the same
         *     key answers 200 again and is stored once. Another message under that key answers 409.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All consultants */
        get: operations["listUsers"];
        put?: never;
        /**
         * Apply as a consultant
         * @description The application starts with status 0, awaiting approval. Both documents are pdf, jpg or png
         *     files of at most 10 MB each, checked by content.
         *
         *     An email address that already has an account gets the same answer. No application is stored
         *     then; the mailbox is told so, and the office gets an alert.
         *
         *     The documents of applications that nobody has approved have quotas: for a network and for all
         *     in 24 hours, whose excess answers 429, and in all, whose excess answers 507. Nothing is
         *     stored then.
         *
         *     Extension: `Idempotency-Key`, because an answer may be lost. The same application under the
         *     same key answers 200 again and is stored once. Another application under that key answers
         *     409.
         */
        post: operations["applyAsConsultant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consultants awaiting approval */
        get: operations["listNewUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancelled consultants */
        get: operations["listCanceledUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        /**
         * Read a consultant
         * @description Answers an array with the consultant as its only item. The consultant and admins may call
         *     it. The id 61 is the admin who calls.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Cancel a consultant
         * @description Sets is_deleted to 1 and ends all sessions of the consultant. A cancelled consultant answers
         *     409. Extension: whoever awaits approval is refused by it, and for an approved consultant it
         *     closes the membership. Either is told to the person by a message that is stored in the same
         *     transaction, with the reason where `neden` gives one.
         */
        delete: operations["cancelUser"];
        options?: never;
        head?: never;
        /**
         * Change a profile
         * @description The consultant and admins may call it. The id 61 is the admin who calls. Password and
         *     documents are sent only if filled in.
         *     `password` is sent as typed, because the server checks the password rule. A changed password
         *     ends all other sessions of the account, and its mailbox is told; a changed email is told to
         *     the old and the new mailbox.
         *
         *     Extension: `current_password`, which only a sign-in of some minutes ago needs.
         *
         *     Extension: `Idempotency-Key`. The same change under the same key answers 200 again, whatever
         *     `version` it sends, and changes nothing. Another change under that key answers 409.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/users/status-ok/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a consultant
         * @description Changes status 0 to 1. The message with a link to set the password is stored in the same
         *     transaction. Any other state answers 409.
         */
        patch: operations["approveUser"];
        trace?: never;
    };
    "/api/v1/users/not-deleted/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore a cancelled consultant
         * @description Sets is_deleted to 0. A consultant who is not cancelled answers 409.
         */
        patch: operations["restoreUser"];
        trace?: never;
    };
    "/api/v1/users/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stored document, image or video
         * @description Everyone may read ad and blog media, with byte ranges and long caching. Only their owner and
         *     admins may read tax plates and certificates; anyone else gets 404. Extension: `w` asks for a
         *     smaller copy of an image, made when it was uploaded. An owner's photographs are for admins and
         *     whoever sends the token of the receipt or of an offer's link in `Link-Token`.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts by page
         * @description Newest first. Pages are zero-based and hold 9 posts unless `size` is sent.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a post
         * @description A text that shows an image which is no longer stored is refused, so that no post has a
         *     broken image.
         *
         *     Extension: `Idempotency-Key`, because an answer may be lost. The same post under the same key
         *     answers with the stored post's id and stores nothing more. Another post under that key
         *     answers 409.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Five best-read posts */
        get: operations["listBestReadPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a post
         * @description Counts a read, once per browser, post and day in Istanbul, and at most eight of a network.
         *     Admins' reads do not count, so that work on a post does not make it a best-read one.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a post with its image
         * @description The images in its text stay stored for 14 days, because another admin's draft may contain
         *     them.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a post
         * @description A field that is not sent stays unchanged. A changed text that shows an image which is no
         *     longer stored is refused.
         *
         *     Extension: `Idempotency-Key`. The same change under the same key answers 200 again, whatever
         *     `version` it sends, and changes nothing. Another change under that key answers 409.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/v1/blog/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for a post's text
         * @description Extension: rich text contains images, and base64 images would make a text too large to list
         *     and store. The text refers to the answer's `url`. An image that no post refers to is deleted
         *     14 days after it was uploaded or last removed from a text, so a draft that contains it can
         *     still be saved.
         */
        post: operations["uploadPostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parcels/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outline of a record's parcel
         * @description Extension: a land request and an ad can have the outline of their parcel. Without one the
         *     answer has no `parcel`.
         */
        get: operations["getParcel"];
        /**
         * Store the outline of a record's parcel from a file
         * @description Extension: takes a GeoJSON or KML file, as the public parcel inquiry exports it, and keeps
         *     the outline, not the file. It replaces an earlier outline. A file that is broken, that lies
         *     outside of Turkey or too far from the record's province, or that names another parcel or
         *     place than the record is refused with a sentence in `fields.parsel_dosyasi`. The same
         *     outline again changes nothing.
         */
        put: operations["storeParcel"];
        post?: never;
        /**
         * Remove the outline of a record's parcel
         * @description Extension: for an outline of the wrong parcel. Repeatable: without an outline nothing is
         *     changed.
         */
        delete: operations["removeParcel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parcels/{kind}/{id}/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the outline of a record's parcel from the parcel inquiry
         * @description Extension, where `PARCEL_PROVIDER` is configured (`can_fetch` in `getParcel`): asks the
         *     inquiry's service for the parcel and stores its outline like that of a file. Place ids are
         *     found by names. Answers are kept for a month, and calls go out one at a time; where one has
         *     failed, nothing of the record has changed and a file is the way.
         */
        post: operations["fetchParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A record's history
         * @description Extension: several admins work on the same records and must be able to account for offers,
         *     approvals and deletions. Newest first, at most 500 entries. The history of a deleted record
         *     is kept. A record that never existed has an empty history.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to people, with their delivery
         * @description Extension: the product promises messages by phone and email, and the admin must see which
         *     were not delivered. Newest first. The token in a link that sets a password or shows an offer
         *     is masked, because only its recipient may use it.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/outbox/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description Extension: 'Yeniden gönder'. Resets the attempts of the message and delivers it at once. A
         *     message whose link has expired, was used or was revoked answers 409, as does an offer that
         *     a later one has replaced or whose land request is purchased or cancelled, and a saved search
         *     that has ended. With `state` and `sent_at`, a message that was sent or queued since it was
         *     read answers 409 too. A repeat under the same `Idempotency-Key` answers 202 again and
         *     delivers nothing more.
         */
        post: operations["resendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the delivery reports of an SMS gateway
         * @description Extension: the address that is set at the gateway, with the secret of `SMS_REPORT_SECRET`;
         *     without one every call answers 404. The body is the gateway's own: Verimor's list, İleti
         *     Merkezi's `report`, or NetGSM's `jobs`. What is no report, or is about no message of ours,
         *     is ignored. Reports may be repeated and come in any order: what was final stays.
         */
        post: operations["receiveDeliveryReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/whatsapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm the webhook of WhatsApp
         * @description Extension: Meta calls it once, when the address is set in its panel. The answer is the
         *     challenge as it came. Without `WHATSAPP_VERIFY_TOKEN` every call answers 404.
         */
        get: operations["confirmWhatsappWebhook"];
        put?: never;
        /**
         * Take statuses and answers from WhatsApp
         * @description Extension: what Meta posts, signed with `WHATSAPP_APP_SECRET`; the signature is compared
         *     before the body is read. Several events may come in one call, in any order and again. A
         *     message that WhatsApp could not deliver goes by SMS at once. What somebody has written
         *     becomes a contact message and is never taken as the reply to an offer. Events of another
         *     number, unknown ones, and those about no message of ours are ignored.
         */
        post: operations["receiveWhatsappEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact messages from visitors
         * @description Extension: a lost email must not lose a visitor's message, so the panel lists what was
         *     stored. Newest first.
         */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contact message
         * @description Extension: a message has a page of its own, where the office sees whether its sender has
         *     asked for an offer too. The land requests of the same phone come with it, because they
         *     stand on the same page.
         */
        get: operations["getContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages/{id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The work on a contact message
         * @description Extension: several people work the panel, and whoever opens a message must see who has it,
         *     whether it was answered and what was agreed. `team` has the admins who can get the message:
         *     those who can sign in.
         */
        get: operations["getContactMessageWork"];
        /**
         * Give a contact message to an admin, and mark it as answered or not
         * @description Extension: replaces both; without `assignee_id` nobody has the message. An admin to whom
         *     somebody else gives the message is told at once by email. Who has marked it, and when, is
         *     kept until the mark is taken away. When the work has changed since it was read, the call
         *     answers 409 with `fields.version` and changes nothing. A repeat of what is stored succeeds
         *     again and changes nothing, whatever its version: of two admins who mark a message at once
         *     the first one has marked it. A message whose personal data were erased answers 409.
         */
        put: operations["planContactMessageWork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note to a contact message
         * @description Extension: a note is kept as written, with its author and time; no call changes or removes
         *     it. The same note under the same `Idempotency-Key` is stored once.
         */
        post: operations["addContactMessageNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact-messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact message as read
         * @description Extension: the panel's list shows which messages nobody has opened. Marking one again
         *     changes nothing.
         */
        post: operations["readContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for an admin
         * @description Extension: the panel's menu shows how many records wait behind each of its entries, and the
         *     panel warns of a disk that fills up. One call, because the menu stands on every page of the panel.
         */
        get: operations["countWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clock/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the server's date
         * @description Extension: while the server's clock is more than seven days from the latest time that it has
         *     seen, nothing is erased or removed by time, because a wrong clock would erase too much. An
         *     admin confirms that the date is right, as after a long pause of the server; the removals then
         *     begin within a minute. The history of the admin's account notes it.
         */
        post: operations["confirmClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is signed in
         * @description Extension: a person sees the devices on which their account is open, and ends a session that
         *     is not theirs. Only the caller's own sessions are listed.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Extension: ends all sessions of the caller except the one that calls.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Extension: ends one session of the caller. One that has ended, or is another person's,
         *     answers 404.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/list-settings/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller has set up a list
         * @description Extension: every admin chooses columns, density and named views for each list of the panel,
         *     and finds them again in another browser. They belong to the account that calls. Without any,
         *     the answer has version 0.
         */
        get: operations["getListSettings"];
        /**
         * Set up a list
         * @description Extension: replaces the caller's settings of the list. `version` is the one that was read: a
         *     caller who has read an older one answers 409, so that two tabs lose nothing of each other.
         *     The settings that are stored already change nothing and answer with their version.
         */
        put: operations["saveListSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the office did in a range of days
         * @description Extension: the office must see how many land requests come, from where, and what becomes of
         *     them. Days are those of Istanbul. `weeks`, `months`, `provinces`, `total`, `firstOffer` and
         *     `replies` are about the land requests that came in the range, and tell what has become of
         *     them until now. `openOffers`, `people` and `unassigned` are about this moment, whatever the
         *     range. A range that ends before it begins has no days. Of a range of more than two years, the
         *     last two are answered. `lands/counted` lists what each figure counts.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records
         * @description Extension: the panel's one search over the land requests of every durum, the consultants, the
         *     ads and the posts. Each list has at most five records, the newest first, also without words
         *     to find; before them stands the land request whose number is searched for.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The admins
         * @description Extension: several people work the panel, each with an email address and a password of their
         *     own. All of them have the id 61 in the sign-in answer, in `users/{id}` and in a history;
         *     their ids here are for the calls of this path. The first is the admin of the first start.
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Add an admin
         * @description Extension: sends the new admin a link that sets their password; it works once, for seven
         *     days. The same form under the same `Idempotency-Key` answers 200 again with the same id, and
         *     sends nothing more.
         *     Once the sign-in is older than the configured minutes it needs the caller's password, so that a
         *     stolen session cannot make an account of its own.
         */
        post: operations["addAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an admin's name
         * @description Extension: the history shows the name that an admin had at the time. Everything else of
         *     their account admins change themselves, by `users/61`.
         */
        patch: operations["renameAdmin"];
        trace?: never;
    };
    "/api/v1/team/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an admin a link that sets the password
         * @description Extension: the first message may be lost, and its link expires. An admin without a password
         *     gets a link for seven days, any other one for an hour. An admin who is switched off answers
         *     409. A repeat under the same `Idempotency-Key` answers 200 again and sends nothing more.
         */
        post: operations["sendAdminLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/{id}/switch-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch an admin off
         * @description Extension: ends all sessions and links of the admin at once, and they cannot sign in any
         *     more. The last admin who can sign in answers 409. Switching one off again changes nothing.
         */
        post: operations["switchOffAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/{id}/switch-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch an admin on
         * @description Extension: the admin can sign in again, with the password that they had. Switching one on
         *     again changes nothing.
         */
        post: operations["switchOnAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The second factor of the caller
         * @description Extension: whether signing in asks the calling admin for a code, and whether it must.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set up a second factor
         * @description Extension: makes a new secret for an authenticator app. Signing in asks for its codes only once
         *     one was confirmed. Beginning again replaces the secret. 409 while a second factor is on.
         *     Once the sign-in is older than the configured minutes it needs the caller's password, so that a
         *     stolen session cannot shut its owner out.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a second factor on
         * @description Extension: a code of the app shows that it has the secret. The answer alone shows the recovery
         *     codes; the server stores their hashes. The sessions that are open stay open.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Extension: the old ones stop working. A code proves that the caller has the second factor.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/second-factor/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off
         * @description Extension: signing in asks for the password alone. Where a second factor is required, the next
         *     call answers 403 until another one is set up.
         */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove another admin's second factor
         * @description Extension: for a colleague whose phone is lost. Ends their sessions and tells them by message.
         *     The caller's own answers 409: turning that off needs a code. Without one nothing changes.
         *     Like beginning to set one up, it needs the caller's password some minutes after the sign-in.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is stored about a person
         * @description Extension: the law on personal data (KVKK, article 11) lets everybody ask what is stored
         *     about them. Finds land requests, consultants, contact messages, and messages to the person
         *     or about them, those to the office included. A POST, so that no log holds the number or the
         *     address. The other address of a consultant who is found counts as well.
         */
        post: operations["findPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about a person, to hand over
         * @description Extension: the same law lets people ask for what is stored. What `privacy/search` finds, or
         *     what of it belongs to one person, in full. Nothing about others is in it: no name of an admin, and of a summary to the office
         *     only the lines about the person.
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase what is stored about a person
         * @description Extension: the same law lets people ask for it. Of what `privacy/search` finds, or of what
         *     of it belongs to one person, names, phones, email addresses and texts are overwritten, and documents are removed; messages that
         *     wait are not sent any more. An open land request becomes a cancelled one, and none that was
         *     erased counts in `report`. Place, parcel and amounts stay, and so does an entry of
         *     `privacy/destructions` without anything about whom. A text of somebody else that mentions a
         *     number which several people share goes with the last of them. `kept` is kept, with its reason; when
         *     nothing else was found, the call answers 409. All of it happens in one transaction, and a
         *     repeat finds nothing more.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy/destructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was erased
         * @description Extension: the office must be able to show that it has erased, when, and how much. Newest
         *     first, at most 500 entries. None of them says whose data they were.
         */
        get: operations["listDestructions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of programs
         * @description Extension: the keys that are in use, of all admins, the newest first. A key itself is never
         *     shown again.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make a key for a program
         * @description Extension: the key stands in this answer alone; only its hash is stored. After a lost answer,
         *     revoke it and make another one. Once the sign-in is older than the configured minutes it needs
         *     the caller's password, so that a stolen session cannot leave a key behind.
         */
        post: operations["makeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Extension: from now on the key answers 401. A key that was revoked before answers 404.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The imports
         * @description Extension: the imports of all admins, the newest first, at most 50. None holds anybody's data.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Send a file to import
         * @description Extension: an office has its data in spreadsheets. The rows are stored to be looked at; nothing
         *     is made of them yet. A CSV file (comma, semicolon or tab; UTF-8 or Windows-1254) or the first
         *     sheet of an XLSX file, whose first row names the columns. At most 20 MB, 60,000 rows, 100
         *     columns, and 5,000 characters in a cell.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An import
         * @description Extension: its state and numbers, the columns of the file with the values of its first rows,
         *     and which of them fill which fields. The first answer has a guess by the columns' names, or
         *     what was chosen for the last file with the same columns.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of an import
         * @description Extension: the rows of one state in the order of the file, with what is wrong and what is like
         *     them. Without a `size` the first 50. What a row held is removed once a record is made of it.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the rows of an import
         * @description Extension: chooses which column fills which field, or one value for all rows, and checks every
         *     row as the forms do. Runs in the background: `getImport` says how far it is. The choice is
         *     proposed for the next file with the same columns. An import that was started answers 409.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make records of the rows
         * @description Extension: makes a record of each row that was found good, and of duplicates where
         *     `takes_duplicates` says so. Runs in the background, and goes on after a restart; each row makes
         *     one record, whatever happens. The importer's word that the people have consented is stored with
         *     the import. Nobody gets a message. A repeated call answers 200 and changes nothing.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an import back
         * @description Extension: removes the records that the import has made and nobody has touched since; the
         *     others stay, and their rows say why. Also stops an import that runs, and discards one that was
         *     not started. Runs in the background. A repeated call answers 200 and changes nothing.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is told what happens to land requests
         * @description Extension: the webhooks, the newest first. A secret is never shown again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have a program told what happens to land requests
         * @description Extension: from now on each chosen event of a land request is posted to the address, signed
         *     as Standard Webhooks describes: headers `webhook-id`, `webhook-timestamp` and
         *     `webhook-signature`, body `{"type": "land_request.offered", "timestamp", "data": {"id",
         *     "durum", "version"}}`, with the history's action in snake case. A body holds no data of a
         *     person. The secret stands in this answer alone; after a lost answer, change it.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description Extension: with its log, and with what it was not told yet.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off or on
         * @description Extension: what the body leaves out stays. While it is off, nothing is noted for it, and what
         *     waits is kept until it is on again.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the secret of a webhook
         * @description Extension: for 24 hours, each call bears the signatures of both secrets, so that the receiver
         *     can change over. A further change ends the older one of the two at once.
         */
        post: operations["changeWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What webhooks were told
         * @description Extension: the newest 200 deliveries, of one webhook or of all, in one state or in any. They
         *     are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a webhook again
         * @description Extension: sends the same body again, under the same `webhook-id`, with all attempts from the
         *     start. One that already waits is tried now. A repeat while it waits changes nothing.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done with personal data
         * @description Extension: the office must be able to show who has seen, searched, taken and erased personal
         *     data, who has signed in, and who was refused, each with the network. Newest first. Entries
         *     are never changed; they are removed after `LOG_DAYS`, and an erased person's name, address,
         *     network and what was searched for leave theirs. What was changed stands in the history of
         *     its record.
         */
        get: operations["listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date
         * @description A day such as 2026-11-20.
         */
        FilterDay: string;
        FilterAmount: number;
        Id: number;
        /**
         * @description Extension: rises with every change of the record. A change sends it back and answers 409
         *     when the record has changed since, so that no admin overwrites another's change unseen.
         */
        Version: number;
        /**
         * @description Extension: the version that the caller has read. When the record has changed since, the call
         *     answers 409 with `fields.version` and changes nothing. Without it nothing is compared.
         */
        SeenVersion: number;
        Readiness: {
            /** @constant */
            status: "success";
            /**
             * @description diskLow: the disk is below a threshold of `DISK_WARN_PERCENT` and `DISK_WARN_MB`.
             *     diskFull: it is below `DISK_RESERVE_MB`, and uploads are refused.
             */
            warnings?: ("diskLow" | "diskFull")[];
        };
        DiskWarning: {
            /**
             * @description full: uploads are refused.
             * @enum {string}
             */
            level: "low" | "full";
            free_bytes: number;
            free_percent: number;
        };
        Done: {
            /** @constant */
            status: "success";
        };
        /** @description Extension: names a land request to its owner by its number. */
        Reference: string;
        ReceivedLandRequest: {
            /** @constant */
            status: "success";
            reference: components["schemas"]["Reference"];
            /**
             * @description Extension: the secret by which the sender adds photographs (`addLandRequestPhotos`) until a
             *     day after the land request was stored; missing after that. A retry answers with a new one,
             *     beside the earlier ones.
             */
            receipt_token?: string;
        };
        /**
         * @description Extension: the outline of a parcel as the land registry has it. It is for information and
         *     replaces no official paper.
         */
        Parcel: {
            /**
             * @description The coordinates of a GeoJSON MultiPolygon in WGS 84: for each part its outer ring, then
             *     its holes; a ring ends with its first corner, longitude before latitude.
             */
            parts: number[][][][];
            /** @description The area of the outline in m², without its holes. */
            area: number;
        };
        ParcelRecord: {
            parcel?: components["schemas"]["Parcel"];
            /**
             * Format: date-time
             * @description When it was stored.
             */
            tarih?: string;
            /** @description The area in m² that the file states; missing where it states none. */
            stated_area?: number;
            /**
             * @description The outline can be fetched (`fetchParcel`); missing where no service is configured.
             * @enum {boolean}
             */
            can_fetch?: true;
        };
        ParcelForm: {
            /**
             * Format: binary
             * @description A GeoJSON or KML file of at most 1 MB with at most 2,000 corners, checked by content.
             */
            parsel_dosyasi: Blob;
        };
        /** @description A photograph of the land from its owner. */
        OwnerPhoto: {
            /** @description The stored file. */
            file: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            tarih: string;
        };
        OwnerPhotos: {
            fotograflar: components["schemas"]["OwnerPhoto"][];
        };
        OwnerPhotosForm: {
            /**
             * @description Photographs, as parts named `fotograflar` or `fotograflar[0]`, `fotograflar[1]`, …; jpg or
             *     png files of at most 10 MB each, checked by content.
             */
            fotograflar?: Blob[];
        };
        PhotoOfLandRequest: {
            /** @description The stored file. */
            file: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            tarih: string;
            /** @description The joined land request whose owner has sent it; missing for the own owner's. */
            land_request_id?: components["schemas"]["Id"];
        };
        Created: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
        };
        Error: {
            /** @constant */
            status: "error";
            /** @description A Turkish sentence for the user. */
            message: string;
            /** @description For each refused wire field (its leaf name) a Turkish sentence to show beside it. */
            fields?: {
                [key: string]: string;
            };
        };
        Province: {
            id: components["schemas"]["Id"];
            il_adi: string;
        };
        District: {
            id: components["schemas"]["Id"];
            ilce_adi: string;
        };
        Neighbourhood: {
            id: components["schemas"]["Id"];
            mahalle_adi: string;
        };
        /**
         * @description Title deed: 1 Müstakil, 2 Hisseli.
         * @enum {integer}
         */
        TapuDurum: 1 | 2;
        /**
         * @description Owned for: 1 0-5 yıl, 2 5+ yıl.
         * @enum {integer}
         */
        SahipZaman: 1 | 2;
        /**
         * @description Official road: 1 Var, 2 Yok.
         * @enum {integer}
         */
        ResmiYol: 1 | 2;
        /**
         * @description Zoning: 1 Tarla, 2 Arsa, 3 Konut, 4 Ticari.
         * @enum {integer}
         */
        ImarDurum: 1 | 2 | 3 | 4;
        /**
         * @description Acquired by: 1 Bedel karşılığı, 2 Miras yolu.
         * @enum {integer}
         */
        EdinmeSekli: 1 | 2;
        /**
         * @description Slope: 1 Düz, 2 Az Eğimli, 3 Dik Eğimli.
         * @enum {integer}
         */
        Egim: 1 | 2 | 3;
        /**
         * @description View: 1 Deniz, 2 Göl, 3 Doğa, 4 Şehir.
         * @enum {integer}
         */
        Manzara: 1 | 2 | 3 | 4;
        /**
         * @description Value bracket in TL: 1 0-100.000; 2 100.000-200.000; 3 200.000-300.000; 4 300.000-400.000; 5
         *     400.000-500.000; 6 500.000-750.000; 7 750.000-1.000.000; 8 1.000.000-2.000.000; 9
         *     2.000.000-3.000.000; 10 3.000.000-4.000.000; 11 4.000.000-5.000.000; 12 5.000.000 and above.
         * @enum {integer}
         */
        ArsaDeger: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * @description 1 Teklif Bekliyor, 2 Teklif Verildi, 3 Satın Alındı, 4 İptal.
         * @enum {integer}
         */
        Durum: 1 | 2 | 3 | 4;
        /**
         * @description Extension: why a land request was cancelled. price: the price was not agreed. withdrawn: the
         *     owner does not sell any more. title, zoning: a problem of the title deed or the zoning.
         *     noAnswer: the owner cannot be reached.
         * @enum {string}
         */
        Neden: "price" | "withdrawn" | "title" | "zoning" | "noAnswer" | "other";
        LandRequestForm: {
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Cadastral block. */
            ada: string;
            /** @description Parcel within the block. */
            parsel: string;
            /**
             * @description Consent to the personal-data notice.
             * @constant
             */
            kvkk: true;
            info: components["schemas"]["LandInfo"];
            user: components["schemas"]["Requester"];
        };
        BroughtLandRequestForm: {
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Cadastral block. */
            ada: string;
            /** @description Parcel within the block. */
            parsel: string;
            /**
             * @description The word of the caller that the owner has read the notice and consents.
             * @constant
             */
            consent: true;
            /** @description It is meant although the caller has brought the same within a day. */
            again?: boolean;
            info: components["schemas"]["LandInfo"];
            user: components["schemas"]["Requester"];
        };
        BroughtReference: {
            /** @constant */
            status: "success";
            reference: components["schemas"]["Reference"];
        };
        BroughtLandRequest: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            tarih: string;
            /** @description The owner, as the caller has written it. */
            name: string;
            il_adi: string;
            ilce_adi: string;
            mahalle_adi: string;
            ada: string;
            parsel: string;
            durum: components["schemas"]["Durum"];
            /** @description What the office has agreed with the caller; missing before. */
            komisyon?: string;
        };
        Commission: {
            komisyon: string;
        };
        LandInfo: {
            tapu_durum: components["schemas"]["TapuDurum"];
            sahip_zaman: components["schemas"]["SahipZaman"];
            resmi_yol: components["schemas"]["ResmiYol"];
            imar_durum: components["schemas"]["ImarDurum"];
            arsa_deger: components["schemas"]["ArsaDeger"];
            edinme_sekli: components["schemas"]["EdinmeSekli"];
            egim: components["schemas"]["Egim"];
            manzara: components["schemas"]["Manzara"];
            /** @description The area, free text. */
            metrekare: string;
        };
        Requester: {
            /** @description Letters (Turkish ones included) and spaces, 3 to 50 characters; trimmed. */
            name: string;
            phone: components["schemas"]["Phone"];
            /**
             * @description The form has no input for it.
             * @default
             */
            mesaj?: string;
        };
        LandRequest: components["schemas"]["LandRequestFields"] & {
            neden?: components["schemas"]["Neden"];
        };
        /** @description A land request that was found in any durum, alone or joined to another one. */
        FoundLandRequest: components["schemas"]["LandRequestFields"] & {
            neden?: components["schemas"]["Neden"];
            joined_to?: components["schemas"]["Leader"];
        };
        /**
         * @description Extension: the land request that it is joined to, and that leads it; missing while it stands
         *     alone.
         */
        Leader: components["schemas"]["Id"];
        /**
         * @description Extension: the joined land request whose owner has given `owner_reply`; missing where it is
         *     the own owner's.
         */
        ReplyFrom: components["schemas"]["Id"];
        /** @description What a leader shows of a land request that is joined to it. */
        JoinedLandRequest: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            ilce: components["schemas"]["District"];
            mahalle: components["schemas"]["Neighbourhood"];
            ada: string;
            parsel: string;
            durum: components["schemas"]["Durum"];
            version: components["schemas"]["Version"];
            joined_to: components["schemas"]["Leader"];
        };
        /** @description A land request with durum 3, as its list shows it. */
        PurchasedLandRequest: components["schemas"]["LandRequestFields"];
        /** @description Extension: true until an admin has acted on the owner's reply; missing otherwise. */
        ReplyWaits: boolean;
        /**
         * @description Extension: true where an SMS gateway has said for good that no text message gets to the phone,
         *     and none has arrived there since; missing otherwise.
         */
        SmsUnreachable: boolean;
        /**
         * @description Extension: true where a mail server has said for good that it does not know the address, and
         *     none has taken a message for it since; missing otherwise. Only on a record's own page.
         */
        EmailUnreachable: boolean;
        /** @description A land request as its page shows it. */
        FullLandRequest: components["schemas"]["LandRequestFields"] & {
            /**
             * @description Extension: the offers that were made, newest first, each with its reply, and those of
             *     the land requests that are joined to it. A later offer erases none of them. Offers of
             *     a version that did not keep them are missing.
             */
            offers: components["schemas"]["MadeOffer"][];
            /**
             * @description Extension: the import that has made it, whose importer has said that the owner has
             *     consented; missing where the owner has sent it.
             */
            imported?: {
                id: components["schemas"]["Id"];
                file_name: string;
                /** @description Who has said so. */
                by?: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                tarih: string;
            };
            reply_waits?: components["schemas"]["ReplyWaits"];
            sms_unreachable?: components["schemas"]["SmsUnreachable"];
            neden?: components["schemas"]["Neden"];
            /** @description Extension: the land requests that are joined to this one; missing where it leads none. */
            joined?: components["schemas"]["JoinedLandRequest"][];
            /**
             * @description Extension: the owner's photographs, and those of the land requests that are joined to
             *     it; missing where there are none.
             */
            fotograflar?: components["schemas"]["PhotoOfLandRequest"][];
            joined_to?: components["schemas"]["Leader"];
            reply_from?: components["schemas"]["ReplyFrom"];
            /** @description Extension: the name of the consultant who has brought it; missing where its owner has sent it. */
            brought_by?: string;
            /** @description Extension: the commission that was agreed with them; missing before. */
            komisyon?: string;
            /**
             * @description Extension: of the land request and those that are joined to it, the ones that have a
             *     plan of a purchase (`getPurchase`); missing where none has.
             */
            purchase_plans?: components["schemas"]["Id"][];
        };
        MadeOffer: {
            id: components["schemas"]["Id"];
            /** @description The offered amount in TL. */
            teklif_tutar: number;
            /**
             * Format: date-time
             * @description When the offer was made.
             */
            tarih: string;
            /** @description The admin who has made it; empty where that is not known. */
            by: string;
            /**
             * Format: date-time
             * @description When the owner's link ends by itself.
             */
            expires_at: string;
            /** @description Whether a later offer has taken its place. */
            replaced: boolean;
            /** @description The joined land request that it was made for; missing for the own ones. */
            land_request_id?: components["schemas"]["Id"];
            owner_reply?: components["schemas"]["OwnerReply"];
        };
        /** @description A land request with durum 1 or 2, as its list shows it. */
        OpenLandRequest: components["schemas"]["LandRequestFields"] & {
            reply_from?: components["schemas"]["ReplyFrom"];
            assignee?: components["schemas"]["TeamMember"];
            next_call_on?: components["schemas"]["CallDay"];
            next_call_time?: components["schemas"]["CallTime"];
            reply_waits?: components["schemas"]["ReplyWaits"];
            /**
             * @description Extension: the `version` of `lands/work/{id}`, so that a list can plan the work on
             *     its rows without overwriting what another admin has planned.
             */
            work_version?: number;
        };
        LandRequestFields: {
            Id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the land request was stored.
             */
            tarih: string;
            name: string;
            /** @description Empty once the personal data were erased. */
            phone: string;
            il: components["schemas"]["Province"];
            ilce: components["schemas"]["District"];
            mahalle: components["schemas"]["Neighbourhood"];
            ada: string;
            parsel: string;
            durum: components["schemas"]["Durum"];
            /** @description The offered amount in TL, 0 without an offer. */
            teklif_tutar: number;
            arsa_degeri: components["schemas"]["ArsaDeger"];
            metrekare: string;
            tapu_durum: components["schemas"]["TapuDurum"];
            imar_durum: components["schemas"]["ImarDurum"];
            sahip_zaman: components["schemas"]["SahipZaman"];
            resmi_yol: components["schemas"]["ResmiYol"];
            edinme_sekli: components["schemas"]["EdinmeSekli"];
            egim: components["schemas"]["Egim"];
            manzara: components["schemas"]["Manzara"];
            version: components["schemas"]["Version"];
            /**
             * @description Extension: what the owner has answered to the last offer; missing before. Of a leader, the
             *     newest reply that any of its owners has given.
             */
            owner_reply?: components["schemas"]["OwnerReply"];
            /**
             * Format: date-time
             * @description Extension: when the owner's link to the last offer ends by itself, or has ended; the
             *     purchase and the cancellation, also of its leader, end it earlier. Missing without a link.
             */
            offer_expires_at?: string;
            /**
             * @description Extension: the version of the personal-data notice that the owner has accepted; missing
             *     where none was kept.
             */
            kvkk_version?: string;
            /**
             * Format: date-time
             * @description Extension: when they accepted it; missing where none was kept.
             */
            kvkk_accepted_at?: string;
        };
        /**
         * @description accept: Kabul ediyorum. decline: İstemiyorum. callMe: Beni arayın.
         * @enum {string}
         */
        Reply: "accept" | "decline" | "callMe";
        /** @description Extension: what the owner has answered to the last offer; missing before. */
        OwnerReply: {
            reply: components["schemas"]["Reply"];
            /** @description What the owner has added; may be empty. */
            note: string;
            /**
             * @description Extension: the amount in TL that the owner would accept; missing unless they have named
             *     one with the wish to be called.
             */
            karsi_teklif?: number;
            /**
             * Format: date-time
             * @description The time of the reply.
             */
            tarih: string;
        };
        NewReply: {
            reply: components["schemas"]["Reply"];
            note?: string;
            /** @description Extension: the amount in TL that the owner would accept, only with `callMe`. */
            karsi_teklif?: number;
        };
        /**
         * @description The version of the text that a person has agreed to; the texts stand in
         *     `src/text/ads/savedSearches.ts`.
         * @enum {string}
         */
        SearchConsentVersion: "2026-11";
        /** @description Extension: when and how a person has consented to the messages of a saved search. */
        SearchConsent: {
            /**
             * Format: date-time
             * @description When it was given.
             */
            tarih: string;
            metin: components["schemas"]["SearchConsentVersion"];
            /**
             * @description How it was given, by the names of İYS. HS_WEB, on the website.
             * @enum {string}
             */
            kaynak: "HS_WEB";
        };
        /**
         * @description Extension: what finds ads, as the parameters of `lands/trink` have it. Texts without a word
         *     count as missing.
         */
        NewSavedSearch: {
            q?: string;
            il?: components["schemas"]["Id"];
            ilce?: components["schemas"]["Id"];
            fiyat_min?: components["schemas"]["FilterAmount"];
            fiyat_max?: components["schemas"]["FilterAmount"];
            metre_kare_min?: components["schemas"]["FilterAmount"];
            metre_kare_max?: components["schemas"]["FilterAmount"];
            onay: components["schemas"]["SearchConsentVersion"];
        };
        SavedSearches: components["schemas"]["SavedSearch"][];
        /** @description Extension: what it leaves out filters nothing. */
        SavedSearch: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            tarih: string;
            /** @description What it finds, in Turkish words. */
            summary: string;
            q?: string;
            il?: components["schemas"]["Province"];
            ilce?: components["schemas"]["District"];
            fiyat_min?: components["schemas"]["FilterAmount"];
            fiyat_max?: components["schemas"]["FilterAmount"];
            metre_kare_min?: components["schemas"]["FilterAmount"];
            metre_kare_max?: components["schemas"]["FilterAmount"];
            /** @description Missing while the search sends no messages, because nobody has consented. */
            onay?: components["schemas"]["SearchConsent"];
        };
        OwnerOffer: {
            reference: components["schemas"]["Reference"];
            /** @description The owner, to whom the offer is addressed. */
            name: string;
            il_adi: string;
            ilce_adi: string;
            mahalle_adi: string;
            ada: string;
            parsel: string;
            /** @description The area as the owner has typed it. */
            metrekare: string;
            /** @description The offered amount in TL. */
            teklif_tutar: number;
            /** Format: date-time */
            offered_at: string;
            /**
             * Format: date-time
             * @description When the link ends by itself, which is the end of a day in Istanbul.
             */
            expires_at: string;
            /**
             * @description Extension: the last day is over; the owner, who has accepted, still reads the offer and
             *     answers no more. Missing before.
             * @constant
             */
            expired?: true;
            owner_reply?: components["schemas"]["OwnerReply"];
            parcel?: components["schemas"]["Parcel"];
            /** @description The photographs that the owner has sent; missing where there are none. */
            fotograflar?: components["schemas"]["OwnerPhoto"][];
        };
        /**
         * @description Extension: the papers, the visit of the land, the appointment at the land registry, where the
         *     money goes, the payment, and the deed.
         * @enum {string}
         */
        PurchaseStepName: "papers" | "visit" | "appointment" | "iban" | "payment" | "deed";
        /** @enum {string} */
        PurchaseStepState: "waiting" | "done" | "skipped";
        /** @enum {string} */
        PaperKind: "title" | "identity" | "powerOfAttorney";
        /**
         * Format: date
         * @description A day in Istanbul.
         */
        PurchaseDay: string;
        /** @description A day and an hour in Istanbul. */
        AppointmentTime: string;
        PurchasePlan: {
            reference: components["schemas"]["Reference"];
            /** @description Rises with every change of a step. */
            version: number;
            /**
             * @description open: the owner accepts the offer that stands. held: not any more, or not yet the new one.
             *     closed: the land request, or the one that it is joined to, is purchased, cancelled or
             *     erased.
             * @enum {string}
             */
            status: "open" | "held" | "closed";
            /**
             * Format: date-time
             * @description The time of the first acceptance.
             */
            opened_at: string;
            steps: components["schemas"]["PurchaseStep"][];
            /** @description In the order in which they came. */
            papers: components["schemas"]["PurchasePaper"][];
        };
        PurchaseStep: {
            step: components["schemas"]["PurchaseStepName"];
            state: components["schemas"]["PurchaseStepState"];
            /** @description Why it was skipped; empty once the person was erased. */
            reason?: string;
            /**
             * Format: date
             * @description Of the visit, the payment or the deed; planned while the step waits.
             */
            day?: string;
            /** @description What is paid in TL. */
            amount?: number;
            /** @description The day and the hour of the appointment in Istanbul, such as 2026-12-10T10:30. */
            randevu_tarihi?: string;
            randevu_yeri?: string;
            /**
             * @description The appointment was cancelled.
             * @constant
             */
            cancelled?: true;
            /** @description Rises with every change of the appointment; missing while there has been none. */
            sequence?: number;
            /** @description Of the owner, without blanks. */
            iban?: string;
            /**
             * Format: date-time
             * @description Missing while it is untouched.
             */
            changed_at?: string;
        };
        PurchasePaper: {
            /** @description The stored file. */
            file: string;
            kind: components["schemas"]["PaperKind"];
            /**
             * @description Who has sent it.
             * @enum {string}
             */
            by: "owner" | "office";
            /**
             * Format: date-time
             * @description When it arrived.
             */
            tarih: string;
        };
        PurchaseStepForm: {
            state: components["schemas"]["PurchaseStepState"];
            /** @description Why it is skipped; with any other state it is ignored. */
            reason?: string;
            day?: components["schemas"]["PurchaseDay"];
            amount?: number;
            randevu_tarihi?: components["schemas"]["AppointmentTime"];
            randevu_yeri?: string;
            iban?: string;
            /** @description The version of the plan that the caller has read. */
            version: number;
        };
        PaperForm: {
            kind: components["schemas"]["PaperKind"];
            /**
             * Format: binary
             * @description A pdf, jpg or png file of at most 10 MB, checked by content.
             */
            belge: Blob;
        };
        /**
         * @description Where the plans of purchases stand now, and how long their steps took that were done in the
         *     range.
         */
        ReportPurchases: {
            /** @description Plans whose owner accepts the offer. */
            open: number;
            /** @description Plans of open land requests whose owner does not accept any more, or not yet. */
            held: number;
            steps: {
                step: components["schemas"]["PurchaseStepName"];
                /** @description Open plans for which it is the first step that waits. */
                next: number;
                /** @description How often it was done in the range. */
                done: number;
                /** @description From the step that was settled before it, or the acceptance; missing where none was done. */
                medianDays?: number;
            }[];
        };
        /**
         * @description Extension: an admin. As `assignee` it is the one who has the land request or the message,
         *     and is missing while nobody has it.
         */
        TeamMember: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * Format: date
         * @description Extension: the day of the next planned call; missing while none is planned.
         */
        CallDay: string;
        /** @description Extension: the hour of the next planned call in Istanbul; missing where the call has none. */
        CallTime: string;
        LandRequestWork: {
            assignee?: components["schemas"]["TeamMember"];
            next_call_on?: components["schemas"]["CallDay"];
            next_call_time?: components["schemas"]["CallTime"];
            /** @description The caller's id in `team`. */
            self: components["schemas"]["Id"];
            /**
             * @description Rises with every change of `assignee` and of the next call, and with every reply of the
             *     owner. It is another number than the `version` of the land request, so that planning a
             *     call hinders no offer.
             */
            version: number;
            /** @description The newest ones, newest first. */
            notes: components["schemas"]["LandRequestNote"][];
            /** @description The admins who can get the land request. */
            team: components["schemas"]["TeamMember"][];
        };
        ContactMessageWork: {
            assignee?: components["schemas"]["TeamMember"];
            answered?: components["schemas"]["AnsweredMark"];
            /** @description The caller's id in `team`. */
            self: components["schemas"]["Id"];
            /** @description Rises with every change of `assignee` and of `answered`. */
            version: number;
            /** @description The newest ones, newest first. */
            notes: components["schemas"]["Note"][];
            /** @description The admins who can get the message. */
            team: components["schemas"]["TeamMember"][];
        };
        /** @description Extension: that the message was answered; missing while it waits for an answer. */
        AnsweredMark: {
            /**
             * Format: date-time
             * @description When it was marked.
             */
            tarih: string;
            /**
             * @description The name of the admin who has marked it; missing for a message that had been read before
             *     there was this mark.
             */
            by?: string;
        };
        ContactMessagePlan: {
            /** @description An admin of `team`; left out, nobody has the message. */
            assignee_id?: number;
            answered: boolean;
            /** @description The version of the work that the caller has read. */
            version: number;
        };
        Note: components["schemas"]["NoteFields"];
        LandRequestNote: components["schemas"]["NoteFields"] & {
            /** @description The joined land request that it is about; missing for the own ones. */
            land_request_id?: components["schemas"]["Id"];
        };
        NoteFields: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the note was stored.
             */
            tarih: string;
            /** @description The author's name at that time. */
            author: string;
            text: string;
        };
        WorkPlan: {
            /** @description An admin of `team`; left out, nobody has the land request. */
            assignee_id?: number;
            /**
             * Format: date
             * @description Left out, no call is planned.
             */
            next_call_on?: string;
            /**
             * @description Left out, the call has no hour. Without `next_call_on` there is no call, and no hour is
             *     stored.
             */
            next_call_time?: string;
            /** @description The version of the work that the caller has read. */
            version: number;
        };
        NoteForm: {
            text: string;
        };
        /**
         * @description samePlot: of the same neighbourhood, ada and parsel. samePhone: of the same phone number in
         *     any spelling; +90, 0 and all but digits make no difference, and a phone without digits has
         *     no others. nearest: with an offer, or purchased; those of the neighbourhood, then those of
         *     the district, each newest first. messages: the contact messages of the same phone number.
         */
        SimilarLandRequests: {
            samePlot: components["schemas"]["NewestLandRequests"];
            samePhone: components["schemas"]["NewestLandRequests"];
            nearest: components["schemas"]["FoundLandRequest"][];
            /**
             * @description The outlines of those of `nearest` and of the land request itself, as far as they are
             *     known.
             */
            outlines: components["schemas"]["NearbyOutline"][];
            district: components["schemas"]["DistrictPrices"];
            messages: components["schemas"]["NewestContactMessages"];
        };
        NearbyOutline: {
            id: components["schemas"]["Id"];
            parcel: components["schemas"]["Parcel"];
        };
        NewestContactMessages: {
            /** @description The newest ones, newest first. */
            messages: components["schemas"]["FoundContactMessage"][];
            /** @description There are older ones that are not listed. */
            more: boolean;
        };
        FoundContactMessage: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time the message arrived.
             */
            tarih: string;
            subject: string;
            /** @description The first 120 characters in one line, then … where there is more. */
            opening: string;
            /** @description Whether the message was marked as answered. */
            answered: boolean;
            /** @description True until an admin has opened the message; missing then. */
            unread?: boolean;
            source?: components["schemas"]["MessageSource"];
        };
        /**
         * @description What was offered or paid for a square metre in the district: of its newest 200 other land
         *     requests with a price and a readable area. Prices of more than four times, or less than a
         *     quarter of, the median of all of them are outliers, which `median` leaves out.
         */
        DistrictPrices: {
            /** @description TL for each m²; missing where no price is known. */
            median?: number;
            /** @description The prices that the median is of. */
            count: number;
            /** @description The prices that were left out. */
            outliers: number;
        };
        NewestLandRequests: {
            /** @description The newest ones, newest first. */
            landRequests: components["schemas"]["FoundLandRequest"][];
            /** @description There are older ones that are not listed. */
            more: boolean;
        };
        Joining: {
            /** @description The land request that leads from now on. */
            joined_to: number;
            version?: components["schemas"]["SeenVersion"];
            joined_to_version?: components["schemas"]["SeenVersion"];
        };
        Offer: {
            /** @description The offered amount in TL. */
            teklif_tutar: number;
            version?: components["schemas"]["SeenVersion"];
        };
        Ad: {
            Id: components["schemas"]["Id"];
            title: string;
            il: components["schemas"]["Province"];
            ilce: components["schemas"]["District"];
            mahalle: components["schemas"]["Neighbourhood"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            /** @description A URL of the land registry, or empty. */
            tkgm_link: string;
            /** @description Comma-separated names of images and videos in their order, or empty. */
            images: string;
            parcel?: components["schemas"]["Parcel"];
        };
        EditableAd: {
            Id: components["schemas"]["Id"];
            title: string;
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            tkgm_link: string;
            images: string;
            version: components["schemas"]["Version"];
        };
        AdPage: {
            ads: components["schemas"]["Ad"][];
            /** @description The number of pages. */
            pages: number;
        };
        AdFields: {
            title: string;
            il: components["schemas"]["Id"];
            ilce: components["schemas"]["Id"];
            mahalle: components["schemas"]["Id"];
            /** @description Area in m². */
            metre_kare: number;
            /** @description Price in TL. */
            fiyat: number;
            ada: number;
            parsel: number;
            /** @description A URL of the land registry, or empty. */
            tkgm_link?: string;
        };
        AdForm: components["schemas"]["AdFields"] & {
            images?: components["schemas"]["Media"];
        };
        AdUpdateForm: components["schemas"]["AdFields"] & {
            version?: components["schemas"]["SeenVersion"];
            /** @description Stored media that stay, comma-joined; `new` is the next of `images`. */
            existing_images?: string;
            images?: components["schemas"]["Media"];
        };
        /**
         * @description New media, as parts named `images` or `images[0]`, `images[1]`, …; jpg, png or mp4 files of
         *     at most 50 MB each, checked by content.
         */
        Media: Blob[];
        Credentials: {
            email: string;
            /** @description MD5 digest in lower-case hexadecimal. */
            password: string;
            code?: components["schemas"]["FactorCode"];
        };
        /**
         * @description Extension: the six digits that the authenticator app shows, or one of the recovery codes.
         *     Only the digits count, of whatever script. Each code works once.
         */
        FactorCode: string;
        IdentityProof: {
            current_password?: components["schemas"]["CurrentPassword"];
        };
        FactorProof: {
            code: components["schemas"]["FactorCode"];
        };
        SecondFactor: {
            /** @enum {string} */
            state: "on" | "off";
            /** @description Whether every admin needs one. */
            required: boolean;
            /** @description How many are left. */
            recovery_codes: number;
        };
        FactorSetUp: {
            /** @description Base32, for typing it into the app. */
            secret: string;
            /** @description The same as `otpauth://` address, for a QR code. */
            uri: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        LoginAnswer: {
            data: {
                id: components["schemas"]["Id"];
                token: string;
                name: string;
                last_name: string;
                email: string;
                phone: string;
            };
        };
        ForgotPassword: {
            email: components["schemas"]["Email"];
        };
        ResetPassword: {
            /** @description From the link. */
            token: string;
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description At least 8 characters with an upper-case letter, a lower-case letter, a digit and one of
         *     !@#$%^&*(),.?":{}|<>.
         */
        NewPassword: string;
        /**
         * @description Extension: the caller's own password, as the MD5 digest of `users/login`, or as typed. Needed
         *     for a new password, for a new email of the caller's own, to set up a second factor and to
         *     reset a colleague's, once the sign-in is older than the configured minutes. The answer is 400
         *     with `fields.current_password` while it is missing or wrong; wrong ones count as failed
         *     sign-ins.
         */
        CurrentPassword: string;
        /**
         * @description As typed, under the rule of NewPassword, or an MD5 digest in lower-case hexadecimal as in
         *     `users/login`. A digest has no upper-case letter and no special character, so it cannot be
         *     mistaken for a typed password.
         */
        ProfilePassword: string;
        /**
         * @description Control characters, tabs and line breaks among them, and those that set the direction of a
         *     text, which could show it as another one.
         */
        NotInOneLine: unknown;
        /** @description Control characters other than tabs and line breaks. */
        NotInAnyText: unknown;
        /**
         * Format: mailbox
         * @description A single mailbox without a display name: no comma, semicolon, blank, quote or bracket.
         *     Invisible characters are removed first. It is compared, stored and written to in NFKC and
         *     lower case, with the domain in Punycode; İ and I become i, and so does ı before the @.
         */
        Email: string;
        /** @description Free text; the format is not checked. */
        Phone: string;
        ContactMessage: {
            name: string;
            last_name: string;
            subject: string;
            message: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        /**
         * @description 1 Ofis Sahibi/Broker, 2 Gayrimenkul Danışmanı.
         * @enum {integer}
         */
        OfficePosition: 1 | 2;
        /**
         * Format: binary
         * @description pdf, jpg or png, checked by content, at most 10 MB.
         */
        Document: Blob;
        ApplicationForm: {
            name: string;
            last_name: string;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            office_name: string;
            office_position_id: components["schemas"]["OfficePosition"];
            tax_plate: components["schemas"]["Document"];
            certificate: components["schemas"]["Document"];
        };
        ProfileForm: {
            version?: components["schemas"]["SeenVersion"];
            name?: string;
            last_name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            office_name?: string;
            password?: components["schemas"]["ProfilePassword"];
            current_password?: components["schemas"]["CurrentPassword"];
            tax_plate?: components["schemas"]["Document"];
            certificate?: components["schemas"]["Document"];
        };
        User: {
            Id: components["schemas"]["Id"];
            name: string;
            last_name: string;
            phone: string;
            /** @description Empty once the personal data were erased. */
            email: string;
            office_name: string;
            office_position_id: components["schemas"]["OfficePosition"];
            /** @description File name, or empty. */
            tax_plate: string;
            /** @description File name, or empty. */
            certificate: string;
            /**
             * @description 0 Onay Bekliyor, 1 Onaylandı.
             * @enum {integer}
             */
            status: 0 | 1;
            /**
             * @description 1 when cancelled.
             * @enum {integer}
             */
            is_deleted: 0 | 1;
            version: components["schemas"]["Version"];
            /**
             * Format: date-time
             * @description Extension: when the documents were removed, because nobody had approved the application
             *     within `UNAPPROVED_FILES_DAYS`.
             */
            documents_removed_at?: string;
            /**
             * @description Extension: while it awaits approval, whether somebody has applied with the same address
             *     again, of which nothing was stored. Either may be somebody else.
             */
            applied_again?: boolean;
            email_unreachable?: components["schemas"]["EmailUnreachable"];
        };
        Post: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Sanitised HTML. */
            content: string;
            meta_desc: string;
            meta_title: string;
            /** @description File name, or empty. */
            image: string;
            version: components["schemas"]["Version"];
            /**
             * Format: date-time
             * @description Extension: when the post was stored.
             */
            tarih: string;
            /**
             * Format: date-time
             * @description Extension: when an admin last changed it.
             */
            updated_at: string;
            /** @description Extension: how long an adult reads it. */
            reading_minutes: number;
        };
        PostPage: {
            blogs: components["schemas"]["Post"][];
            /** @description The number of pages. */
            pages: number;
        };
        PostForm: {
            title: string;
            /** @description Sanitised when saved; a text or an image must be left then. */
            content: string;
            meta_desc?: string;
            file?: components["schemas"]["PostImage"];
        };
        PostUpdateForm: {
            version?: components["schemas"]["SeenVersion"];
            title?: string;
            /** @description Sanitised when saved; a text or an image must be left then. */
            content?: string;
            meta_desc?: string;
            file?: components["schemas"]["PostImage"];
        };
        /**
         * Format: binary
         * @description jpg or png, checked by content, at most 10 MB.
         */
        PostImage: Blob;
        StoredImage: {
            /** @description The stored file's name. */
            file: string;
            /** @description The address for the text, on the same origin. */
            url: string;
        };
        FoundRecords: {
            landRequests: components["schemas"]["FoundLandRequest"][];
            consultants: components["schemas"]["User"][];
            ads: components["schemas"]["Ad"][];
            posts: {
                id: components["schemas"]["Id"];
                title: string;
            }[];
        };
        Waiting: {
            /** @description Land requests with durum 1. */
            landRequests: number;
            /**
             * @description Owners' replies that nobody has acted on: since then nobody has made a move, planned a
             *     call or written a note. Counting stops at 1,000.
             */
            replies: number;
            /** @description Consultants awaiting approval. */
            consultants: number;
            /** @description Contact messages that wait for an answer. Counting stops at 1,000. */
            contactMessages: number;
            /**
             * @description Messages of the outbox whose delivery has failed or was given up. Counting stops at
             *     1,000.
             */
            messages: number;
            /**
             * @description The server's date, only while it is implausible: nothing is erased or removed by time until
             *     it is right or confirmed (confirmClock).
             */
            clock?: {
                /**
                 * Format: date-time
                 * @description The time of the server.
                 */
                time: string;
                /**
                 * Format: date-time
                 * @description The latest time that it has seen.
                 */
                seen_at: string;
            };
            disk?: components["schemas"]["DiskWarning"];
            sms?: components["schemas"]["SmsRefusal"];
            /** @description Extension: the same of the account at WhatsApp; its messages go by SMS meanwhile. */
            whatsapp?: components["schemas"]["SmsRefusal"];
        };
        /**
         * @description Extension: the SMS gateway refuses to send for the account of the office, such as for its
         *     password, its header or its credit; missing while messages go out. They are tried again
         *     until it accepts the account.
         */
        SmsRefusal: {
            /**
             * Format: date-time
             * @description When it first refused.
             */
            since: string;
            /** @description Why, in a sentence with the code of the gateway. */
            reason: string;
        };
        ClockConfirmation: {
            /**
             * Format: date-time
             * @description The date that the admin was shown.
             */
            time: string;
        };
        Report: {
            /**
             * Format: date
             * @description The first day that counts.
             */
            from: string;
            /**
             * Format: date
             * @description The last day that counts.
             */
            to: string;
            /** @description The weeks in which land requests came, in their order. */
            weeks: components["schemas"]["ReportWeek"][];
            /** @description The months whose land requests got an offer, in their order. */
            months: components["schemas"]["ReportMonth"][];
            /** @description The provinces from which land requests came, those with the most first. */
            provinces: components["schemas"]["ReportProvince"][];
            total: components["schemas"]["ReportTotal"];
            firstOffer: components["schemas"]["ReportFirstOffer"];
            replies: components["schemas"]["ReportReplies"];
            openOffers: components["schemas"]["ReportOpenOffers"];
            /** @description The admins who can sign in, or have open land requests, by their ids. */
            people: components["schemas"]["ReportPerson"][];
            unassigned: components["schemas"]["ReportOpenWork"];
            purchases: components["schemas"]["ReportPurchases"];
        };
        /** @description Land requests that came. */
        ReportReceived: number;
        /** @description Those of them that got an offer, whatever came later. */
        ReportOffered: number;
        /** @description Those of them that were purchased. */
        ReportPurchased: number;
        /** @description Those of them that were cancelled. */
        ReportCancelled: number;
        /** @description Those of them that await an offer (durum 1). */
        ReportWaiting: number;
        /** @description Those of them that have an offer and are open (durum 2). */
        ReportOpen: number;
        /** @description Land requests to whose last offer this is the last reply. */
        ReportReplied: number;
        ReportWeek: {
            /**
             * Format: date
             * @description The week's Monday; of a week that the range cuts, only the days of the range count.
             */
            monday: string;
            received: components["schemas"]["ReportReceived"];
            offered: components["schemas"]["ReportOffered"];
            purchased: components["schemas"]["ReportPurchased"];
            cancelled: components["schemas"]["ReportCancelled"];
            waiting: components["schemas"]["ReportWaiting"];
            open: components["schemas"]["ReportOpen"];
        };
        ReportMonth: {
            /** @description Such as 2026-11; of a month that the range cuts, only the days of the range count. */
            month: string;
            amounts: components["schemas"]["ReportAmounts"];
        };
        ReportProvince: {
            id: components["schemas"]["Id"];
            il_adi: string;
            received: components["schemas"]["ReportReceived"];
            offered: components["schemas"]["ReportOffered"];
            purchased: components["schemas"]["ReportPurchased"];
            cancelled: components["schemas"]["ReportCancelled"];
            waiting: components["schemas"]["ReportWaiting"];
            open: components["schemas"]["ReportOpen"];
            amounts: components["schemas"]["ReportAmounts"];
        };
        ReportTotal: {
            received: components["schemas"]["ReportReceived"];
            offered: components["schemas"]["ReportOffered"];
            purchased: components["schemas"]["ReportPurchased"];
            /** @description Those of the purchased ones that got no offer. */
            unoffered: number;
            cancelled: components["schemas"]["ReportCancelled"];
            waiting: components["schemas"]["ReportWaiting"];
            open: components["schemas"]["ReportOpen"];
            /** @description Those of the cancelled ones that had got an offer. */
            cancelledOffered: number;
            reasons: components["schemas"]["ReportReasons"];
            amounts: components["schemas"]["ReportAmounts"];
        };
        /** @description The cancelled land requests by their reasons (Neden); none counts those without one. */
        ReportReasons: {
            price: components["schemas"]["ReportCancelled"];
            withdrawn: components["schemas"]["ReportCancelled"];
            title: components["schemas"]["ReportCancelled"];
            zoning: components["schemas"]["ReportCancelled"];
            noAnswer: components["schemas"]["ReportCancelled"];
            other: components["schemas"]["ReportCancelled"];
            none: components["schemas"]["ReportCancelled"];
        };
        /**
         * @description The average in TL for each m²: the sum of the amounts divided by the sum of the areas, of
         *     the land requests whose `metrekare` reads as an area; missing without any.
         */
        ReportPerM2: number;
        ReportAmounts: {
            /** @description The sum in TL of the last offer for each of those that got one. */
            offered: number;
            offeredPerM2?: components["schemas"]["ReportPerM2"];
            /** @description The sum in TL of the last offers of the purchased ones. */
            purchased: number;
            purchasedPerM2?: components["schemas"]["ReportPerM2"];
        };
        ReportFirstOffer: {
            /** @description The land requests that got an offer, as far as its time is known. */
            landRequests: number;
            /**
             * @description The median of the whole hours until their first offer; missing without one. Of an even
             *     number, it is the lower one in the middle. From 72 hours on only whole days count, and
             *     1440 means 60 days or more.
             */
            medianHours?: number;
        };
        ReportReplies: {
            accepted: components["schemas"]["ReportReplied"];
            declined: components["schemas"]["ReportReplied"];
            callAsked: components["schemas"]["ReportReplied"];
            /** @description Land requests that got an offer and no reply to it. */
            unanswered: number;
        };
        /**
         * @description The land requests whose offer's link can be answered, by the last reply. Those that are
         *     joined to another one are not among them.
         */
        ReportOpenOffers: {
            accepted: components["schemas"]["ReportEnds"];
            declined: components["schemas"]["ReportEnds"];
            callAsked: components["schemas"]["ReportEnds"];
            unanswered: components["schemas"]["ReportEnds"];
        };
        ReportEnds: {
            /** @description Those whose links end within 48 hours. */
            endingSoon: number;
            /** @description Those whose links end later. */
            later: number;
        };
        ReportPerson: {
            /** @description The id in the team. */
            id: number;
            name: string;
            /** @description Land requests of this admin with durum 1. */
            waiting: number;
            /** @description Land requests of this admin with durum 2. */
            offered: number;
        };
        ReportOpenWork: {
            /** @description Land requests with durum 1 that nobody has. */
            waiting: number;
            /** @description Land requests with durum 2 that nobody has. */
            offered: number;
        };
        Session: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, such as `Chrome, Windows`; empty when unknown. */
            device: string;
            /** @description The masked address of the last use; empty when unknown. */
            network: string;
            /** @description Whether it was last used in the network of this call. */
            same_network: boolean;
            /** Format: date-time */
            signed_in_at: string;
            /**
             * Format: date-time
             * @description Noted at most every five minutes.
             */
            last_used_at: string;
            /** @description Whether it is the session that calls. */
            current: boolean;
        };
        Admin: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            /**
             * @description invited: has no password yet. active: can sign in. off: is switched off.
             * @enum {string}
             */
            state: "invited" | "active" | "off";
            /** @description Whether it is the admin who calls. */
            self: boolean;
            /** @description Whether a second factor is on. */
            second_factor: boolean;
            version: components["schemas"]["Version"];
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @description What the key is for. */
            name: string;
            scope: components["schemas"]["ApiKeyScope"];
            /** @description The last four characters of the key. */
            key_end: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            tarih: string;
            /** @description The admin in whose name the program calls. */
            made_by: string;
            /**
             * Format: date-time
             * @description The last use, to five minutes; missing for a key that was not used yet.
             */
            last_used_at?: string;
        };
        /**
         * @description read: reads alone. write: reads and changes.
         * @enum {string}
         */
        ApiKeyScope: "read" | "write";
        ApiKeyForm: {
            name: components["schemas"]["ApiKeyName"];
            scope: components["schemas"]["ApiKeyScope"];
            current_password?: components["schemas"]["CurrentPassword"];
        };
        ApiKeyName: string;
        MadeApiKey: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
            /** @description The key. It is never shown again. */
            key: string;
        };
        Webhook: {
            id: components["schemas"]["Id"];
            /** @description Where the events are posted. */
            address: string;
            events: components["schemas"]["WebhookEvents"];
            /** @description Whether it is told. */
            active: boolean;
            /** @description How many deliveries wait for an attempt. */
            waiting: number;
            /** @description How many deliveries of the log were given up and not sent again. */
            given_up: number;
            /**
             * Format: date-time
             * @description When it was added.
             */
            tarih: string;
            /**
             * Format: date-time
             * @description Until when both secrets sign; missing unless the secret was changed within 24 hours.
             */
            both_until?: string;
            /**
             * Format: date-time
             * @description Until when nothing is sent, because the receiver is overloaded or has asked for it.
             */
            slowed_until?: string;
            /**
             * Format: date-time
             * @description When the receiver ended it with 410; missing once it was switched on again.
             */
            ended_at?: string;
        };
        /**
         * @description The history's action. On the receiver's wire it is in snake case, as `land_request.offer_taken_back`.
         * @enum {string}
         */
        WebhookEvent: "received" | "imported" | "importUndone" | "offered" | "offerTakenBack" | "accepted" | "declined" | "callAsked" | "photosAdded" | "photosRemoved" | "parcelStored" | "parcelRemoved" | "stepChanged" | "papersAdded" | "papersRemoved" | "commissionSet" | "purchased" | "canceled" | "assigned" | "callPlanned" | "joined" | "separated" | "erased";
        WebhookEvents: components["schemas"]["WebhookEvent"][];
        WebhookAddress: string;
        WebhookForm: {
            address: components["schemas"]["WebhookAddress"];
            events: components["schemas"]["WebhookEvents"];
        };
        WebhookChange: {
            address?: components["schemas"]["WebhookAddress"];
            events?: components["schemas"]["WebhookEvents"];
            active?: boolean;
        };
        WebhookSecret: {
            /** @constant */
            status: "success";
            id: components["schemas"]["Id"];
            /** @description With the bytes of the key in base64. It is never shown again. */
            secret: string;
        };
        /**
         * @description queued: waits for its first or next attempt. delivered: the receiver has answered 2xx.
         *     givenUp: three days of attempts have failed, or the receiver has ended it.
         * @enum {string}
         */
        WebhookDeliveryState: "queued" | "delivered" | "givenUp";
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            webhook_id: components["schemas"]["Id"];
            /** @description The address that the webhook has now. */
            address: string;
            event: components["schemas"]["WebhookEvent"];
            land_request_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time of the event.
             */
            tarih: string;
            state: components["schemas"]["WebhookDeliveryState"];
            attempts: number;
            /**
             * Format: date-time
             * @description The last attempt.
             */
            attempted_at?: string;
            /** @description What the receiver answered at last; missing without an answer. */
            status?: number;
            /**
             * @description Why the last attempt failed. refused: another status than 2xx. redirected: a redirect,
             *     which is not followed. gone: 410, which has ended the webhook. timeout: no answer within
             *     20 seconds. unreachable: no connection, or no HTTP. privateAddress: the address leads
             *     into a private network.
             * @enum {string}
             */
            failure?: "refused" | "redirected" | "gone" | "timeout" | "unreachable" | "privateAddress";
            /**
             * Format: date-time
             * @description Not before; missing unless it is queued.
             */
            next_attempt_at?: string;
        };
        AdminForm: {
            name: components["schemas"]["AdminFullName"];
            email: components["schemas"]["Email"];
            current_password?: components["schemas"]["CurrentPassword"];
        };
        AdminName: {
            name: components["schemas"]["AdminFullName"];
            version?: components["schemas"]["SeenVersion"];
        };
        AdminFullName: string;
        ListSettings: {
            /**
             * @description The columns in their order. A column that is not named stands where it does by default;
             *     a name that the list does not have is ignored.
             */
            columns: components["schemas"]["ListColumn"][];
            /**
             * @description The height of the rows.
             * @enum {string}
             */
            density: "comfortable" | "compact";
            views: components["schemas"]["ListView"][];
            /** @description Rises with every change; 0 before the first. */
            version: number;
        };
        ListColumn: {
            field: string;
            /** @description Without it, as the list has it by default, which may depend on the window. */
            visible?: boolean;
            /** @description In CSS pixels; without it, as wide as its content asks for. */
            width?: number;
        };
        ListView: {
            /** @description Another one for each view of the list. */
            name: string;
            /**
             * @description Search, filters, order and rows of a page as the list's address has them, without its
             *     page. A filter such as `days=thisWeek` stays relative.
             */
            query: string;
        };
        PersonContact: {
            contact: components["schemas"]["Contact"];
        };
        /**
         * Format: contact
         * @description A phone number in any spelling, with all its digits, or an email address.
         */
        Contact: string;
        ChosenPerson: {
            contact: components["schemas"]["Contact"];
            /**
             * @description `person` of one of the `people` whom `privacy/search` has found; the call is then about
             *     that person's records alone. Left out, it is about all that was found.
             */
            person?: string;
        };
        PersonalData: {
            /** @description The names in the records; several may be several people. */
            names: string[];
            landRequests: components["schemas"]["PersonalRecords"];
            consultants: components["schemas"]["PersonalRecords"];
            contactMessages: components["schemas"]["PersonalRecords"];
            messages: components["schemas"]["PersonalRecords"];
            kept: components["schemas"]["AllKept"];
            /**
             * @description The same records by the name in them, with the newest first: an office, a family or an
             *     earlier owner of the number may share it. What names none of several people is last.
             */
            people: components["schemas"]["FoundPerson"][];
        };
        FoundPerson: {
            /**
             * @description Names the person in `privacy/export` and `privacy/erase`: the name without case and
             *     Turkish letters, so that its spellings are one. Empty for what names nobody.
             */
            person: string;
            /** @description The name as it was written last. */
            name: string;
            /** @description The number of rows of imported files that no record was made of; missing where there are none. */
            import_rows?: number;
            landRequests: components["schemas"]["PersonalRecords"];
            consultants: components["schemas"]["PersonalRecords"];
            contactMessages: components["schemas"]["PersonalRecords"];
            messages: components["schemas"]["PersonalRecords"];
            kept: components["schemas"]["AllKept"];
        };
        PersonalRecords: {
            /** @description The number of records. */
            total: number;
            /** @description The newest ones, newest first. */
            records: components["schemas"]["PersonalRecord"][];
        };
        PersonalRecord: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was stored.
             */
            tarih: string;
            /** @description Whose record it is; of a message, its recipient. */
            name: string;
            /** @description Place and parcel, office or subject. */
            about: string;
        };
        /** @description What must not be erased. */
        AllKept: components["schemas"]["KeptRecords"][];
        KeptRecords: {
            /**
             * @description The kind of record. team: an admin, whose account is in `team`.
             * @enum {string}
             */
            records: "landRequests" | "consultants" | "messages" | "team";
            ids: components["schemas"]["Id"][];
            /** @description A Turkish sentence for the admin. */
            reason: string;
        };
        /**
         * @description The records have the fields that their lists have, and `history`; consultants also `log`,
         *     their own entries of `log`. A consent is part of its saved search.
         */
        PersonalDataExport: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            tarih: string;
            landRequests: components["schemas"]["HandedOver"][];
            consultants: components["schemas"]["HandedOver"][];
            contactMessages: components["schemas"]["HandedOver"][];
            messages: components["schemas"]["HandedOver"][];
            /**
             * @description The phone numbers of which an SMS gateway has reported that their owner refuses
             *     commercial messages; missing where there are none.
             */
            commercialRefusals?: components["schemas"]["HandedOver"][];
            /** @description Rows of imported files that no record was made of; missing where there are none. */
            importRows?: components["schemas"]["HandedOver"][];
            documents: components["schemas"]["HandedOverDocument"][];
        };
        HandedOverDocument: {
            /** @description The file name that the consultant's `tax_plate` or `certificate` has. */
            name: string;
            /** @description The content type. */
            type: string;
            /** @description The whole file. */
            content: string;
        };
        /** @description A record with all that is stored of it. */
        HandedOver: {
            [key: string]: unknown;
        };
        PersonalDataErased: {
            /** @constant */
            status: "success";
            erased: components["schemas"]["ErasedCounts"];
            kept: components["schemas"]["AllKept"];
        };
        /** @description The numbers of erased records, and of documents that were removed. */
        ErasedCounts: {
            landRequests: number;
            consultants: number;
            contactMessages: number;
            messages: number;
            documents: number;
        };
        Destruction: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time of the erasure.
             */
            tarih: string;
            /** @description The name of the admin at that time. */
            actor: string;
            /**
             * @description request: the person has asked for it. retention: the period after a cancellation has
             *     ended (`RETENTION_DAYS`).
             * @enum {string}
             */
            reason: "request" | "retention";
            erased: components["schemas"]["ErasedCounts"];
            /** @description The number of records that were kept. */
            kept: number;
        };
        /**
         * @description Somebody has signed in or out, was refused at sign-in (signInFailed), or had the right password
         *     and no right code of the second factor (codeFailed), has asked for a link that sets a
         *     password (resetAsked) or set one. A call that needs a sign-in was refused, by
         *     401 or 403. Of refusals in large numbers, those of the rest of the hour were left out
         *     (leftOut). Somebody has searched, opened a record (recordRead) or a document, read a list
         *     beyond its first 100 rows (listRead), or taken one as a file (csv). All data of a person
         *     were handed over (export) or erased (erasure). A message was sent once more (resent). The
         *     server's configuration has removed an admin's second factor (factorReset).
         * @enum {string}
         */
        LogKind: "signIn" | "signInFailed" | "codeFailed" | "signOut" | "resetAsked" | "passwordChanged" | "refused" | "leftOut" | "search" | "recordRead" | "listRead" | "csv" | "export" | "erasure" | "documentOpened" | "resent" | "factorReset";
        /** @description Extension: something that was done with personal data. */
        LogEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was done.
             */
            tarih: string;
            kind: components["schemas"]["LogKind"];
            /** @description The operation of this contract. */
            operation: string;
            /**
             * @description The person's name at that time; without a sign-in, the account that was named. Empty for
             *     a stranger, and for a person who was erased since.
             */
            who: string;
            person_id?: components["schemas"]["Id"];
            /** @description The client's IP address; empty once the person was erased. */
            network: string;
            /** @description What it was done with. */
            target?: {
                /** @enum {string} */
                kind: "landRequest" | "landRequests" | "consultant" | "consultants" | "contactMessage" | "contactMessages" | "message" | "messages" | "records" | "person" | "log" | "import";
                id?: components["schemas"]["Id"];
            };
            /** @description What was searched for, the filters of a list, or the name of a document. */
            detail?: string;
        };
        /**
         * @description What becomes of the rows. Consultants become applicants without documents.
         * @enum {string}
         */
        ImportKind: "landRequests" | "ads" | "consultants";
        /**
         * @description The file is being stored (reading), its columns are chosen (mapping), its rows are checked
         *     (checking, checked), made into records (making, made), and taken back (undoing, undone).
         * @enum {string}
         */
        ImportState: "reading" | "mapping" | "checking" | "checked" | "making" | "made" | "undoing" | "undone";
        /**
         * @description A row waits for its check, is good, is like another row or a record (duplicate), or is refused.
         *     Its record is made, was taken back (undone), or stays although the import was taken back (kept).
         * @enum {string}
         */
        ImportRowState: "unchecked" | "ready" | "duplicate" | "refused" | "made" | "undone" | "kept";
        /** @description The number of rows, in all and in each state. */
        ImportCounts: {
            total: number;
            unchecked: number;
            ready: number;
            duplicate: number;
            refused: number;
            made: number;
            undone: number;
            kept: number;
        };
        /** @description Extension: an import as its list shows it. */
        ImportSummary: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @description The file's name on the importer's device. */
            file_name: string;
            state: components["schemas"]["ImportState"];
            /**
             * Format: date-time
             * @description When the file was sent.
             */
            tarih: string;
            /** @description Who has sent it. */
            by: string;
            counts: components["schemas"]["ImportCounts"];
            /** @description The last attempt to go on has failed; the server tries again. */
            stalled: boolean;
        };
        /** @description Extension: an import. */
        Import: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            /** @description The file's name on the importer's device. */
            file_name: string;
            state: components["schemas"]["ImportState"];
            /**
             * Format: date-time
             * @description When the file was sent.
             */
            tarih: string;
            /** @description Who has sent it. */
            by: string;
            counts: components["schemas"]["ImportCounts"];
            /** @description The last attempt to go on has failed; the server tries again. */
            stalled: boolean;
            /** @description The columns of the file. */
            columns: {
                /** @description Its cell in the first row. */
                heading: string;
                /** @description Its values in the first rows, while nothing is made of them. */
                samples: string[];
            }[];
            mapping: components["schemas"]["ImportMapping"];
            /** @description Records are made of duplicates too. */
            takes_duplicates: boolean;
            /**
             * Format: date-time
             * @description When the importer has said that the people have consented.
             */
            consented_at?: string;
        };
        /** @description What fills each field; a field that is missing is filled by nothing. */
        ImportMapping: {
            /** @description The field's name in the form of the record. */
            field: string;
            /** @description The column, zero-based. */
            column?: number;
            /** @description One value for all rows; counts where there is no column. */
            value?: string;
        }[];
        ImportMappingForm: {
            mapping: components["schemas"]["ImportMapping"];
        };
        ImportStartForm: {
            /** @description The importer says that each person has consented. Must be true, but for ads, which are of nobody. */
            consent: boolean;
            /** @description Makes records of duplicates too. */
            takes_duplicates: boolean;
        };
        ImportForm: {
            kind: components["schemas"]["ImportKind"];
            /** @description The file's name. */
            file_name: string;
            /**
             * Format: binary
             * @description The file, checked by content.
             */
            file: Blob;
        };
        ImportRow: {
            /** @description The row of the file; the first one names the columns. */
            number: number;
            state: components["schemas"]["ImportRowState"];
            /** @description What the row is about, as far as it can be read; empty once it is removed. */
            summary: string;
            /** @description Why it is refused, or why its record stays (without a field). */
            faults: {
                /** @description The field's name in the form of the record. */
                field?: string;
                /** @description The heading of its column. */
                column?: string;
                /** @description What the cell holds, at most 100 characters. */
                value?: string;
                message: string;
            }[];
            /** @description What it is like. */
            duplicates: {
                /**
                 * @description What is the same.
                 * @enum {string}
                 */
                by: "parcel" | "phone" | "email";
                /** @description An earlier row of the file. */
                row?: number;
                record_id?: components["schemas"]["Id"];
            }[];
            /** @description The record that was made of it. */
            record_id?: components["schemas"]["Id"];
        };
        HistoryEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time of the action.
             */
            tarih: string;
            actor: {
                /** @description The account's id, 61 for every admin, or 0 for somebody without one. */
                id: number;
                /** @description The name at that time. */
                name: string;
            };
            /**
             * @description A land request is received, gets an offer (offered), which is taken back before its
             *     message has left (offerTakenBack), is purchased or canceled, given to an admin or given
             *     back (assigned), gets or loses a planned call (callPlanned), and is joined to another one
             *     and separated again, or has another one joined to it (joined, separated); its owner has accepted
             *     or declined the offer, asked for a call (callAsked), or added or removed photographs
             *     (photosAdded, photosRemoved), which are one entry within an hour; the commission of
             *     whoever has brought it is noted (commissionSet). A step of its purchase has changed
             *     (stepChanged), or papers were added or removed (papersAdded, papersRemoved). The outline of
             *     its parcel, or of an ad's, is stored or removed (parcelStored, parcelRemoved). A consultant has applied, is
             *     approved, refused before the approval (refused), closed after it (closed), restored or
             *     changed, is sent a reset link (resetLinkSent) and sets a password (passwordSet); canceled
             *     says either in entries of earlier versions. A post or an ad is created, changed or deleted. An admin is
             *     created, changed, switched off or on (switchedOff, switchedOn), and has the actions of a
             *     password and of a second factor (factorOn, factorOff, factorReset by another admin or by
             *     the server's configuration, recoveryCodesMade) and of a key (apiKeyMade,
             *     apiKeyRevoked, with its name as `title`), has added, changed or removed a webhook
             *     (webhookAdded, webhookChanged, webhookSecretChanged, webhookRemoved, with its host as
             *     `title`), and has confirmed the server's date (clockConfirmed). The personal data of a land request, a consultant or a contact message are erased. A contact message
             *     is received, given to an admin or given back (assigned), and marked as answered or not
             *     (answered, unanswered). The documents of an application that
             *     nobody has approved are removed (documentsRemoved). Somebody has applied with the
             *     address of the account, and nothing of it was stored (appliedAgain). A land request, an ad
             *     or a consultant is made from a row of a file (imported, with the file's name as `title`), and
             *     removed when the import is taken back (importUndone). Somebody has consented to the
             *     messages of a saved search (consentGiven, with the version of the text as `title`), and
             *     has withdrawn that for one or all of them (consentWithdrawn).
             * @enum {string}
             */
            action: "received" | "offered" | "offerTakenBack" | "accepted" | "declined" | "callAsked" | "purchased" | "canceled" | "applied" | "approved" | "restored" | "resetLinkSent" | "passwordSet" | "created" | "changed" | "deleted" | "switchedOff" | "switchedOn" | "assigned" | "callPlanned" | "erased" | "documentsRemoved" | "clockConfirmed" | "factorOn" | "factorOff" | "factorReset" | "recoveryCodesMade" | "apiKeyMade" | "apiKeyRevoked" | "webhookAdded" | "webhookChanged" | "webhookSecretChanged" | "webhookRemoved" | "appliedAgain" | "refused" | "closed" | "answered" | "unanswered" | "joined" | "separated" | "photosAdded" | "photosRemoved" | "commissionSet" | "imported" | "importUndone" | "stepChanged" | "papersAdded" | "papersRemoved" | "parcelStored" | "parcelRemoved" | "consentGiven" | "consentWithdrawn";
            detail?: components["schemas"]["HistoryDetail"];
            /** @description The joined land request whose entry it is; missing for the record's own ones. */
            land_request_id?: components["schemas"]["Id"];
        };
        HistoryDetail: {
            /** @description The offered amount in TL. */
            teklif_tutar?: number;
            /** @description The title at that time. */
            title?: string;
            /** @description The amount in TL that the owner would accept (callAsked). */
            karsi_teklif?: number;
            /** @description What the owner has added to the reply, or the reason that a consultant was told (refused, closed). */
            note?: string;
            /** @description Wire names of the changed fields. */
            fields?: string[];
            /** @description Who has the record (assigned); missing when nobody has it any more. */
            assignee?: string;
            /**
             * Format: date
             * @description The day of the call (callPlanned); missing when none is planned any more.
             */
            next_call_on?: string;
            next_call_time?: components["schemas"]["CallTime"];
            neden?: components["schemas"]["Neden"];
            /** @description How many (photosAdded, photosRemoved, papersAdded, papersRemoved). */
            count?: number;
            step?: components["schemas"]["PurchaseStepName"];
            step_state?: components["schemas"]["PurchaseStepState"];
            /** @description The IBAN that was given, with most characters masked (stepChanged). */
            iban?: string;
            /** @description The leader that it was joined to or separated from (joined, separated). */
            joined_to?: components["schemas"]["Id"];
            /** @description What was joined to it or separated from it (joined, separated). */
            joined?: components["schemas"]["Id"];
        };
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time the message was stored.
             */
            tarih: string;
            /**
             * @description The event that the message is about. landRequestReceived: a receipt for an owner. alert: the
             *     office is told of a land request, an application or a contact message, or an admin of a
             *     planned call or of a land request or a contact message that somebody else has given them, or of many at once. savedSearch: a saved search has found new ads. It alone is commercial, and sent
             *     with a consent only; all others are information.
             *     passwordChanged, emailChanged, phoneChanged: an account has a new one. secondFactor:
             *     an admin is told that their second factor was turned on, off or reset.
             *     applicationRefused, membershipClosed: an applicant or a consultant was cancelled.
             *     purchaseStep: an owner is told of a step of the purchase; appointmentReminder: of the
             *     appointment at the land registry of the next day.
             * @enum {string}
             */
            kind: "offerMade" | "applicationReceived" | "approved" | "resetLink" | "contactMessage" | "landRequestReceived" | "alert" | "savedSearch" | "passwordChanged" | "emailChanged" | "phoneChanged" | "secondFactor" | "applicationRefused" | "membershipClosed" | "purchaseStep" | "appointmentReminder";
            /** @description A phone number or an email address. */
            recipient: string;
            /**
             * @description Extension: how it goes out; missing for what was erased before this was kept.
             * @enum {string}
             */
            channel?: "email" | "sms" | "whatsapp";
            /**
             * @description Extension: why it goes by SMS and not by WhatsApp, in a sentence with Meta's code;
             *     missing otherwise.
             */
            whatsapp_error?: string;
            about?: components["schemas"]["MessageRecord"];
            subject: string;
            /** @description The text as sent, with the token of a link masked. */
            body: string;
            /**
             * @description sent: handed over to the mail server or the SMS gateway. delivered: the gateway has reported
             *     that the phone has it. failed: not delivered yet; retried for about three days. expired, revoked: not delivered
             *     any more, because the link in the message has expired, was used or was revoked, or
             *     because the offer in it no longer stands, its saved search has ended, or the consultant was
             *     restored (revoked). givenUp: not delivered any more,
             *     because it was refused for good, the gateway has reported that it did not arrive, too many
             *     attempts failed, or it was held back. erased: recipient and text
             *     were overwritten, because they were somebody's personal data.
             * @enum {string}
             */
            state: "waiting" | "sent" | "delivered" | "failed" | "expired" | "revoked" | "givenUp" | "erased";
            /** @description The number of delivery attempts. */
            attempts: number;
            /**
             * Format: date-time
             * @description The time it was handed over; missing before.
             */
            sent_at?: string;
            /**
             * @description The parts of a text message that an SMS gateway has taken: an estimate until it reports
             *     them.
             */
            parts?: number;
            /** @description What the gateway has charged, in its credits; missing where it does not tell. */
            cost?: number;
            /**
             * Format: date-time
             * @description The next attempt; missing unless the message is waiting or failed.
             */
            next_attempt_at?: string;
            /**
             * @description The error of the last attempt, why the message did not arrive, or why it was held back;
             *     else missing.
             */
            last_error?: string;
        };
        /**
         * @description Extension: the record that a message is about; missing where it is about none or several, in
         *     messages of earlier versions that do not tell, and once the message was erased. An admin's
         *     id is that of `team`.
         */
        MessageRecord: {
            /** @enum {string} */
            kind: "landRequest" | "consultant" | "admin" | "contactMessage";
            id: components["schemas"]["Id"];
            /** @description The person's name as the record has it now. */
            name: string;
            /** @description The district; of a land request. */
            ilce_adi?: string;
            /** @description The neighbourhood; of a land request. */
            mahalle_adi?: string;
            /** @description Of a land request. */
            ada?: string;
            /** @description Of a land request. */
            parsel?: string;
        };
        /** @description A contact message, as its list shows it. */
        ReceivedContactMessage: components["schemas"]["ContactMessageFields"];
        /** @description A contact message, as its page shows it. */
        FullContactMessage: components["schemas"]["ContactMessageFields"] & {
            /**
             * @description The land requests of the same phone number in any spelling; a phone without digits
             *     has none.
             */
            samePhone: components["schemas"]["NewestLandRequests"];
            sms_unreachable?: components["schemas"]["SmsUnreachable"];
            email_unreachable?: components["schemas"]["EmailUnreachable"];
        };
        /**
         * @description Extension: how the message came; missing for the contact form. By WhatsApp it has the name
         *     of the land request that it answers, or else the one that its sender goes by there.
         * @enum {string}
         */
        MessageSource: "whatsapp";
        ContactMessageFields: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description The time the message arrived.
             */
            tarih: string;
            /** @description Whether an admin has opened the message. */
            read: boolean;
            name: string;
            last_name: string;
            phone: string;
            /** @description Empty where none was given. */
            email: string;
            subject: string;
            message: string;
            source?: components["schemas"]["MessageSource"];
            answered?: components["schemas"]["AnsweredMark"];
            assignee?: components["schemas"]["TeamMember"];
        };
    };
    responses: {
        /** @description The consultants, newest first unless `sort` names another order. */
        UserList: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-Capped": components["headers"]["TotalCapped"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"][];
            };
        };
        /** @description The plan as it is stored now. */
        Purchase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PurchasePlan"];
            };
        };
        /** @description The work as it is stored now. */
        LandRequestWork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LandRequestWork"];
            };
        };
        /** @description The work as it is stored now. */
        ContactMessageWork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContactMessageWork"];
            };
        };
        /**
         * @description The input breaks the contract, or the admin cannot sign in (any more). `fields` names the
         *     refused fields with reasons. Without `fields`, the body stalled or arrived too slowly.
         */
        AssigneeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, the day is past or too far, or the admin cannot sign in (any
         *     more). `fields` names the refused fields with reasons. Without `fields`, the body stalled or
         *     arrived too slowly.
         */
        WorkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input breaks the contract, and `fields` names the refused parameters with reasons. */
        InputRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, and `fields` names the refused fields with reasons; or the
         *     body stalled or arrived too slowly (no `fields`).
         */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the step needs something else: `fields` names the refused
         *     fields with reasons. Without `fields`, the body stalled or arrived too slowly.
         */
        StepRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the amount comes with another reply than callMe
         *     (amountWithoutCall): `fields` names the refused fields with reasons. Without `fields`, the
         *     body stalled or arrived too slowly.
         */
        ReplyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, the new password is a common one, or the current password is
         *     needed (currentPassword) or wrong (wrongPassword): `fields` names the refused fields with
         *     reasons. Without `fields`, the body stalled or arrived too slowly.
         */
        ProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, and `fields` names the refused fields with reasons; or the
         *     body stalled or arrived too slowly (no `fields`).
         */
        CredentialsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the text shows images that are no longer stored. `fields`
         *     names the refused fields with reasons, a missing image by its position in the text. Without
         *     `fields`, the body stalled or arrived too slowly.
         */
        PostRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, wrong or expired. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Email and password do not match, or the account may not sign in. With `fields.code` they
         *     match, and the code of the second factor is missing or wrong.
         */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The signed-in person may not do this. With `fields.second_factor` an admin must first turn
         *     on a second factor, which `REQUIRE_SECOND_FACTOR=on` requires.
         */
        NotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record. */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description No offer is read by this token: it is wrong, the link has expired, or the next offer, the
         *     purchase or the cancellation has ended it.
         */
        EndedOffer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description No photographs are added or removed by this token; it is wrong, a day has passed, or the land
         *     request is purchased or cancelled.
         */
        EndedReceipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No search is read by this token; it is wrong, or the search is removed. */
        EndedSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The person has 10 saved searches. */
        TooManySearches: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record; another admin may have deleted it. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The consultant is approved already or cancelled, or has changed since they were read
         *     (`fields.version`).
         */
        ApprovalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The consultant is cancelled already, or has changed since they were read (`fields.version`). */
        EndConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The consultant is not cancelled. */
        NotCancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No account has the address. Only an admin is told. */
        UnknownEmail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link is unknown, used or expired. */
        DeadLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The record has changed since it was read (`fields.version`), or the `Idempotency-Key`
         *     belongs to another form (no `fields`).
         */
        RecordConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another form. */
        OtherRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The land request is closed, or it has changed since it was read (`fields.version`). */
        OfferConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The message's personal data were erased, or its work has changed since it was read
         *     (`fields.version`).
         */
        MessageConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The offer cannot be taken back: its message has left, there is none, the owner has replied,
         *     the land request is closed, or it has changed since it was read (`fields.version`).
         */
        OfferStands: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description One of the two is closed, joined already, leads others (the joined one) or has changed since
         *     it was read (`fields.version`); the leader has no room; or both have an offer that waits for
         *     an answer.
         */
        JoinConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The email address belongs to another account (`fields.email`), the profile has changed since
         *     it was read (`fields.version`), or the `Idempotency-Key` belongs to another form (no
         *     `fields`).
         */
        ProfileConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The link in the message has expired, was used or was revoked, its offer no longer stands,
         *     its saved search has ended, its text was erased, or it was sent again since it was read.
         */
        DeadMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another form. */
        OtherForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another land request. */
        OtherLandRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The caller has brought one of the same parcel and phone within a day (`fields.again`), or the
         *     `Idempotency-Key` belongs to another land request.
         */
        NotBroughtYet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another application. */
        OtherApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The email address belongs to another account (`fields.email`), or the `Idempotency-Key`
         *     belongs to another form (no `fields`).
         */
        AdminTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The admin has changed since they were read (`fields.version`). */
        AdminChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The settings have changed since they were read (`fields.version`). */
        ListSettingsChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The admin is switched off. */
        AdminSwitchedOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The current password is needed (currentPassword) or wrong (wrongPassword), or the input breaks
         *     the contract: `fields` names the refused fields with reasons. Without `fields`, the body
         *     stalled or arrived too slowly.
         */
        ProofRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the current password is needed (currentPassword) or wrong
         *     (wrongPassword): `fields` names the refused fields with reasons. Without `fields`, the body
         *     stalled or arrived too slowly.
         */
        AdminRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the file cannot be read as a table: `fields` names the
         *     refused fields with reasons. Without `fields`, the body stalled or arrived too slowly.
         */
        ImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the file. */
        WrongTable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The import is in a state that does not allow it. */
        ImportConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the current password is needed (currentPassword) or wrong
         *     (wrongPassword): `fields` names the refused fields with reasons. Without `fields`, the body
         *     stalled or arrived too slowly.
         */
        ApiKeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The admin has 50 keys in use. */
        TooManyApiKeys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or the address is no https address (badInput), or leads
         *     into a private network (privateAddress): `fields` names the refused fields with reasons. Without `fields`, the body stalled or arrived too slowly.
         */
        WebhookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another webhook has the address (`fields.address`). */
        WebhookTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There are 20 webhooks (tooMany), or another one has the address (taken, `fields.address`). */
        WebhookNotAdded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An attempt is under way (underWay), or the webhook is switched off (switchedOff). */
        NotSentNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The second factor is on, off or not begun, so that this step does not apply; for an admin of
         *     the team, it is the caller's own.
         */
        FactorChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No other admin could sign in. */
        LastAdmin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `contact` is neither a whole phone number nor an email address; or the body stalled or
         *     arrived too slowly (no `fields`).
         */
        ContactRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description All that was found must be kept; the message says why. */
        NothingToErase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or one of its files exceeds its limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the files that `fields` names. */
        WrongImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the paper. */
        WrongPaper: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the photographs. */
        WrongPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the files that `fields` names. */
        WrongMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The personal data of the land request are erased. */
        ErasedLandRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The file is no outline of the record's parcel (otherParcel, crossing): `fields` says why. Without
         *     `fields`, the body stalled or arrived too slowly.
         */
        ParcelRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the file. */
        WrongParcelFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The type of the body is not accepted, or the content of the documents that `fields` names. */
        WrongDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The input breaks the contract, or names a place that does not exist or a medium that the ad
         *     does not have. `fields` names the refused fields with reasons. Without `fields`, the body
         *     stalled or arrived too slowly.
         */
        AdRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range is outside the file. */
        WrongRange: {
            headers: {
                /**
                 * @description The size of the file in bytes.
                 * @example bytes *\/2048
                 */
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Too many calls, or too many uploads at once, from one address. `Retry-After` says how long
         *     to wait.
         */
        TooMany: {
            headers: {
                /**
                 * @description The wait in seconds.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The disk has no room for files beside the reserve of the database, or the documents of
         *     applications that nobody has approved, and the photographs of land requests without an offer,
         *     have reached their quota. Nothing was stored. Calls without files go on.
         */
        NoRoom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database or the file store cannot be used at the moment. */
        NotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. Nothing was changed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @example 2 */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description The land request's id.
         * @example 1201
         */
        LandRequestId: components["schemas"]["Id"];
        /**
         * @description The contact message's id.
         * @example 44
         */
        ContactMessageId: components["schemas"]["Id"];
        /**
         * @description The stored file's name.
         * @example t4p8q2n6v1.pdf
         */
        PaperFile: string;
        /**
         * @description From the link in the message.
         * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
         */
        OfferToken: string;
        /**
         * @description The `receipt_token` of the stored land request.
         * @example b3JuZWstbWFrYnV6LWFuYWh0YXJpLW9ybmVnaW5pbg
         */
        ReceiptToken: string;
        /**
         * @description From the link in the message.
         * @example b3JuZWstYXJhbWEtYmFnbGFudGlzaS1vcm5lZ2luaW4x
         */
        SearchToken: string;
        /**
         * @description The saved search's id.
         * @example 12
         */
        SavedSearchId: components["schemas"]["Id"];
        /**
         * @description The kind of record that the id belongs to.
         * @example request
         */
        ParcelKind: "request" | "ad";
        /**
         * @description The id of the land request or the ad.
         * @example 1201
         */
        ParcelRecordId: components["schemas"]["Id"];
        /**
         * @description The ad's id.
         * @example 310
         */
        AdId: components["schemas"]["Id"];
        /**
         * @description The consultant's id.
         * @example 74
         */
        ConsultantId: components["schemas"]["Id"];
        /**
         * @description The session's id in the list of sessions.
         * @example 412
         */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The admin's id in `team`.
         * @example 76
         */
        AdminId: components["schemas"]["Id"];
        /**
         * @description A list of the panel.
         * @example newLandRequests
         */
        ListName: "newLandRequests" | "purchasedLandRequests" | "cancelledLandRequests" | "allLandRequests" | "newConsultants" | "consultants" | "cancelledConsultants" | "ads" | "posts" | "contactMessages" | "outbox" | "log";
        /** @description The page, zero-based. */
        Page: number;
        /**
         * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
         *     the first 1,000 rows.
         */
        Size: number;
        /**
         * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
         *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
         *     with this id, and `1034` finds it too.
         */
        Search: string;
        /**
         * @description Extension: the version that the caller has read. A record that has changed since answers
         *     409.
         */
        SeenVersion: components["schemas"]["SeenVersion"];
        /**
         * @description Extension: the `version` of the work that the caller has read. A reply that has come since
         *     waits on. Without one the note answers whatever has come.
         * @example 2
         */
        SeenWork: number;
        /**
         * @description Extension: why an application is refused or a membership closed. The person reads it in the
         *     message; missing where nobody says.
         * @example Yetki belgenizin süresi dolmuş.
         */
        EndReason: string;
        /**
         * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
         *     which another record was saved answers 400.
         * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
         */
        IdempotencyKey: string;
        /**
         * @description Extension: the version of the personal-data notice that the page has shown, to which `kvkk`
         *     consents. A page that was loaded before a change has shown the older one. Without it, the
         *     oldest version counts.
         * @example 2026-11
         */
        KvkkVersion: string;
        /** @description Extension: the field to sort by; a leading `-` sorts descending. */
        LandRequestSort: "tarih" | "-tarih" | "name" | "-name" | "phone" | "-phone" | "il" | "-il" | "ada" | "-ada" | "durum" | "-durum" | "teklif_tutar" | "-teklif_tutar" | "owner_reply_at" | "-owner_reply_at";
        /** @description Extension: the field to sort by; a leading `-` sorts descending. */
        AllLandRequestSort: "tarih" | "-tarih";
        /**
         * @description Extension: only the land requests with this durum.
         * @example 3
         */
        AnyStateFilter: components["schemas"]["Durum"];
        /**
         * @description Extension: only the land requests that got an offer (`made`) or none (`none`), or whose
         *     offer's link can be answered now (`open`): within the next 48 hours (`endingSoon`), or longer
         *     (`endingLater`).
         */
        OfferFilter: "made" | "none" | "open" | "endingSoon" | "endingLater";
        /**
         * @description Extension: only the land requests whose owner has answered the last offer in this way; `none`
         *     finds those that got an offer and no answer to it.
         */
        LastReplyFilter: "accept" | "decline" | "callMe" | "none";
        /** @description Extension: only the land requests with this durum. */
        StateFilter: 1 | 2;
        /**
         * @description Extension: only what lies in this province.
         * @example 35
         */
        ProvinceFilter: components["schemas"]["Id"];
        /**
         * @description Extension: only what lies in this district.
         * @example 35430142
         */
        DistrictFilter: components["schemas"]["Id"];
        /** @description Extension: only land with this zoning. */
        ZoningFilter: components["schemas"]["ImarDurum"];
        /**
         * @description Extension: only land requests that were cancelled for this reason; `none` finds those
         *     without one.
         */
        ReasonFilter: "price" | "withdrawn" | "title" | "zoning" | "noAnswer" | "other" | "none";
        /**
         * @description Extension: why the land request ends; missing where nobody says.
         * @example price
         */
        CancelReason: components["schemas"]["Neden"];
        /**
         * @description Extension: only what was made on this day in Istanbul or later.
         * @example 2026-11-01
         */
        FromDay: components["schemas"]["FilterDay"];
        /**
         * @description Extension: only what was made on this day in Istanbul or earlier.
         * @example 2026-11-30
         */
        ToDay: components["schemas"]["FilterDay"];
        /** @description Extension: only ads with this price in TL or a higher one. */
        MinPrice: components["schemas"]["FilterAmount"];
        /**
         * @description Extension: only ads with this price in TL or a lower one.
         * @example 3000000
         */
        MaxPrice: components["schemas"]["FilterAmount"];
        /** @description Extension: only ads with this area in m² or a larger one. */
        MinArea: components["schemas"]["FilterAmount"];
        /** @description Extension: only ads with this area in m² or a smaller one. */
        MaxArea: components["schemas"]["FilterAmount"];
        /**
         * @description Extension: only the consultants who await approval, are approved, were refused before the
         *     approval, or whose membership was closed after it. `cancelled` has both of the last.
         */
        ConsultantFilter: "awaiting" | "approved" | "refused" | "closed" | "cancelled";
        /** @description Extension: only the consultants whose office's name begins with this text, ignoring case. */
        OfficeFilter: string;
        /**
         * @description Extension: the message's state as the caller has read it. A message that another admin has
         *     sent again since answers 409.
         */
        SeenOutboxState: "waiting" | "sent" | "delivered" | "failed" | "expired" | "revoked" | "givenUp" | "erased";
        /**
         * @description Extension: the `sent_at` of the message, as the caller has read it. A message that was
         *     delivered again since answers 409.
         */
        SeenDelivery: string;
        /**
         * @description Extension: only the messages in this state. `undelivered` stands for failed and givenUp, the
         *     messages that `waiting` counts.
         * @example undelivered
         */
        OutboxStateFilter: "undelivered" | "waiting" | "sent" | "delivered" | "failed" | "expired" | "revoked" | "givenUp" | "erased";
        /**
         * @description Extension: only the contact messages that an admin has opened (true), or that nobody has
         *     (false).
         * @example false
         */
        ReadFilter: boolean;
        /**
         * @description Extension: only the contact messages that were marked as answered (true), or that wait for
         *     an answer (false), which `waiting` counts. One that was erased before waits for none.
         * @example false
         */
        AnsweredFilter: boolean;
        /**
         * @description Extension: only what the caller has (`mine`), what nobody has (`nobody`), or what the admin
         *     with this id has; ids are those of `team`.
         * @example mine
         */
        AssigneeFilter: string;
        /**
         * @description Extension: only the land requests whose owner has answered the last offer in this way.
         *     `waiting` finds those on whose reply no admin has acted yet (`reply_waits`), `none` those
         *     whose owner has not answered the offer.
         */
        ReplyFilter: "accept" | "decline" | "callMe" | "waiting" | "none";
        /**
         * @description Extension: only the land requests that the caller has (`mine`), whose owner has answered the
         *     last offer (`answered`) or asked to be called (`callAsked`), whose owner is to be called
         *     today (`dueToday`: the call is planned for today, or the owner has asked for one and none is
         *     planned), or whose planned call is overdue (`overdue`); by the day in Istanbul.
         */
        WorkFilter: "mine" | "answered" | "callAsked" | "dueToday" | "overdue";
        /** @description Extension: the field to sort by; a leading `-` sorts descending. */
        UserSort: "Id" | "-Id" | "name" | "-name" | "phone" | "-phone" | "email" | "-email" | "office_name" | "-office_name" | "status" | "-status";
        /**
         * @description Extension: the field to sort by; a leading `-` sorts descending. `m2_fiyat` is the price of
         *     a square metre.
         */
        AdSort: "Id" | "-Id" | "title" | "-title" | "fiyat" | "-fiyat" | "metre_kare" | "-metre_kare" | "m2_fiyat" | "-m2_fiyat" | "il" | "-il";
        /** @description Extension: the field to sort by; a leading `-` sorts descending. */
        PostSort: "id" | "-id" | "title" | "-title";
        /** @description The field to sort by; a leading `-` sorts descending. */
        OutboxSort: "tarih" | "-tarih" | "recipient" | "-recipient" | "kind" | "-kind" | "state" | "-state";
        /** @description The field to sort by; a leading `-` sorts descending. */
        ContactMessageSort: "tarih" | "-tarih" | "name" | "-name" | "phone" | "-phone" | "subject" | "-subject";
        /** @description The field to sort by; a leading `-` sorts descending. */
        LogSort: "tarih" | "-tarih";
        /**
         * @description Extension: only the entries of this kind.
         * @example csv
         */
        LogKindFilter: components["schemas"]["LogKind"];
        /**
         * @description Extension: only the entries whose person, or named account, begins with this text, ignoring
         *     case.
         */
        LogWhoFilter: string;
        /**
         * @description Extension: only the entries whose address begins with this text.
         * @example 203.0.113.
         */
        LogNetworkFilter: string;
        /**
         * @description The import.
         * @example 8
         */
        ImportId: components["schemas"]["Id"];
        /**
         * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
         *     it, as for every reader who goes beyond the first 100 rows of a list.
         */
        AsCsv: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The number of matching rows over all pages.
         * @example 2
         */
        TotalCount: number;
        /**
         * @description Extension: `true` when a search or a filter matched more rows than are counted. Counting
         *     stops at 1,000 matches; `X-Total-Count`, or `pages` in the body, then covers the first
         *     1,000. Later pages can still be requested. Missing or `false` when every match is counted.
         * @example false
         */
        TotalCapped: boolean;
        /**
         * @description The number of land requests that await an offer (durum 1).
         * @example 1
         */
        WaitingCount: number;
        /**
         * @description Extension: the highest id among the land requests with durum 1, or 0 without one. Ids only
         *     rise and no land request returns to durum 1, so a higher number means a new land request,
         *     even when the count is the same.
         * @example 1202
         */
        NewestWaiting: number;
        /**
         * @description The file can be read in ranges.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The bytes in this answer, and the size of the whole file.
         * @example bytes 0-1023/2048
         */
        ContentRange: string;
        /**
         * @description The file's name; a stored file never changes.
         * @example "k3v9x2a7q1.jpg"
         */
        ETag: string;
        /**
         * @description The file opens in the browser; a download has the file's name.
         * @example inline; filename="k3v9x2a7q1.jpg"
         */
        ContentDisposition: string;
        /**
         * @description An image or video may be kept for ever; a document by nobody.
         * @example public, max-age=31536000, immutable
         */
        FileCaching: "public, max-age=31536000, immutable" | "private, no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server serves requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Database and file store work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["NotReady"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Province"][];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Failed"];
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The province's id.
                 * @example 35
                 */
                ilId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The districts in Turkish alphabetical order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["District"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listNeighbourhoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The district's id.
                 * @example 35430142
                 */
                ilceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The neighbourhoods in Turkish alphabetical order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neighbourhood"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    createLandRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Extension: the version of the personal-data notice that the page has shown, to which `kvkk`
                 *     consents. A page that was loaded before a change has shown the older one. Without it, the
                 *     oldest version counts.
                 * @example 2026-11
                 */
                "Kvkk-Version"?: components["parameters"]["KvkkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandRequestForm"];
            };
        };
        responses: {
            /** @description The land request is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedLandRequest"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["OtherLandRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["LandRequestSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /** @description Extension: only the land requests with this durum. */
                durum?: components["parameters"]["StateFilter"];
                /**
                 * @description Extension: only what lies in this province.
                 * @example 35
                 */
                il?: components["parameters"]["ProvinceFilter"];
                /**
                 * @description Extension: only what lies in this district.
                 * @example 35430142
                 */
                ilce?: components["parameters"]["DistrictFilter"];
                /** @description Extension: only land with this zoning. */
                imar_durum?: components["parameters"]["ZoningFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: only the land requests that the caller has (`mine`), whose owner has answered the
                 *     last offer (`answered`) or asked to be called (`callAsked`), whose owner is to be called
                 *     today (`dueToday`: the call is planned for today, or the owner has asked for one and none is
                 *     planned), or whose planned call is overdue (`overdue`); by the day in Istanbul.
                 */
                work?: components["parameters"]["WorkFilter"];
                /**
                 * @description Extension: only what the caller has (`mine`), what nobody has (`nobody`), or what the admin
                 *     with this id has; ids are those of `team`.
                 * @example mine
                 */
                assignee?: components["parameters"]["AssigneeFilter"];
                /**
                 * @description Extension: only the land requests whose owner has answered the last offer in this way.
                 *     `waiting` finds those on whose reply no admin has acted yet (`reply_waits`), `none` those
                 *     whose owner has not answered the offer.
                 */
                owner_reply?: components["parameters"]["ReplyFilter"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The land requests. `X-Waiting-Count` and `X-Newest-Waiting` cover all land requests with
             *     durum 1, whatever the page.
             */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    "X-Waiting-Count": components["headers"]["WaitingCount"];
                    "X-Newest-Waiting": components["headers"]["NewestWaiting"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenLandRequest"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdForm"];
            };
        };
        responses: {
            /** @description The ad is stored with its media. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["AdRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["OtherRecord"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    listPurchasedLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["LandRequestSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only what lies in this province.
                 * @example 35
                 */
                il?: components["parameters"]["ProvinceFilter"];
                /**
                 * @description Extension: only what lies in this district.
                 * @example 35430142
                 */
                ilce?: components["parameters"]["DistrictFilter"];
                /** @description Extension: only land with this zoning. */
                imar_durum?: components["parameters"]["ZoningFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchased land requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchasedLandRequest"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listCanceledLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["LandRequestSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only what lies in this province.
                 * @example 35
                 */
                il?: components["parameters"]["ProvinceFilter"];
                /**
                 * @description Extension: only what lies in this district.
                 * @example 35430142
                 */
                ilce?: components["parameters"]["DistrictFilter"];
                /** @description Extension: only land with this zoning. */
                imar_durum?: components["parameters"]["ZoningFilter"];
                /**
                 * @description Extension: only land requests that were cancelled for this reason; `none` finds those
                 *     without one.
                 */
                neden?: components["parameters"]["ReasonFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled land requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listAllLandRequests: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["AllLandRequestSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only the land requests with this durum.
                 * @example 3
                 */
                durum?: components["parameters"]["AnyStateFilter"];
                /**
                 * @description Extension: only the land requests that got an offer (`made`) or none (`none`), or whose
                 *     offer's link can be answered now (`open`): within the next 48 hours (`endingSoon`), or longer
                 *     (`endingLater`).
                 */
                offer?: components["parameters"]["OfferFilter"];
                /**
                 * @description Extension: only the land requests whose owner has answered the last offer in this way; `none`
                 *     finds those that got an offer and no answer to it.
                 */
                owner_reply?: components["parameters"]["LastReplyFilter"];
                /**
                 * @description Extension: only land requests that were cancelled for this reason; `none` finds those
                 *     without one.
                 */
                neden?: components["parameters"]["ReasonFilter"];
                /**
                 * @description Extension: only what lies in this province.
                 * @example 35
                 */
                il?: components["parameters"]["ProvinceFilter"];
                /**
                 * @description Extension: only what lies in this district.
                 * @example 35430142
                 */
                ilce?: components["parameters"]["DistrictFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The land requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandRequest"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getLandRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The land request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullLandRequest"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    cancelLandRequest: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
                /**
                 * @description Extension: why the land request ends; missing where nobody says.
                 * @example price
                 */
                neden?: components["parameters"]["CancelReason"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            500: components["responses"]["Failed"];
        };
    };
    listSimilarLandRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarLandRequests"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    getLandRequestWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LandRequestWork"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    planLandRequestWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkPlan"];
            };
        };
        responses: {
            200: components["responses"]["LandRequestWork"];
            400: components["responses"]["WorkRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    addLandRequestNote: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the `version` of the work that the caller has read. A reply that has come since
                 *     waits on. Without one the note answers whatever has come.
                 * @example 2
                 */
                version?: components["parameters"]["SeenWork"];
            };
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: components["responses"]["LandRequestWork"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OtherRecord"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    changePurchaseStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
                /**
                 * @description The step.
                 * @example appointment
                 */
                step: components["schemas"]["PurchaseStepName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseStepForm"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["StepRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    addPurchasePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PaperForm"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongPaper"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    removePurchasePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
                /**
                 * @description The stored file's name.
                 * @example t4p8q2n6v1.pdf
                 */
                file: components["parameters"]["PaperFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            500: components["responses"]["Failed"];
        };
    };
    purchaseLandRequest: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked as purchased. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            500: components["responses"]["Failed"];
        };
    };
    takeBackOffer: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferStands"];
            500: components["responses"]["Failed"];
        };
    };
    setCommission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commission"];
            };
        };
        responses: {
            /** @description The commission is noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    listBroughtLandRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The land requests, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtLandRequest"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    bringLandRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Extension: the version of the personal-data notice that the page has shown, to which `kvkk`
                 *     consents. A page that was loaded before a change has shown the older one. Without it, the
                 *     oldest version counts.
                 * @example 2026-11
                 */
                "Kvkk-Version"?: components["parameters"]["KvkkVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BroughtLandRequestForm"];
            };
        };
        responses: {
            /** @description The land request is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtReference"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["NotBroughtYet"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    joinLandRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description Joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["JoinConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    separateLandRequest: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The land request's id.
                 * @example 1201
                 */
                id: components["parameters"]["LandRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Separated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            500: components["responses"]["Failed"];
        };
    };
    getAdForEditing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id for PATCH, the ad's id for GET and DELETE.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableAd"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    deleteAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id for PATCH, the ad's id for GET and DELETE.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Gone"];
            500: components["responses"]["Failed"];
        };
    };
    offerLandRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The land request's id for PATCH, the ad's id for GET and DELETE.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Offer"];
            };
        };
        responses: {
            /** @description The offer is stored, and the owner will be informed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Extension: the field to sort by; a leading `-` sorts descending. `m2_fiyat` is the price of
                 *     a square metre.
                 */
                sort?: components["parameters"]["AdSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only what lies in this province.
                 * @example 35
                 */
                il?: components["parameters"]["ProvinceFilter"];
                /**
                 * @description Extension: only what lies in this district.
                 * @example 35430142
                 */
                ilce?: components["parameters"]["DistrictFilter"];
                /** @description Extension: only ads with this price in TL or a higher one. */
                fiyat_min?: components["parameters"]["MinPrice"];
                /**
                 * @description Extension: only ads with this price in TL or a lower one.
                 * @example 3000000
                 */
                fiyat_max?: components["parameters"]["MaxPrice"];
                /** @description Extension: only ads with this area in m² or a larger one. */
                metre_kare_min?: components["parameters"]["MinArea"];
                /** @description Extension: only ads with this area in m² or a smaller one. */
                metre_kare_max?: components["parameters"]["MaxArea"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of ads, and the number of pages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPage"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ad's id.
                 * @example 310
                 */
                id: components["parameters"]["AdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    updateAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ad's id.
                 * @example 310
                 */
                id: components["parameters"]["AdId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdUpdateForm"];
            };
        };
        responses: {
            /** @description The ad is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["AdRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Gone"];
            409: components["responses"]["RecordConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMedia"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description The caller's saved searches, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["TooManySearches"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    removeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The saved search's id.
                 * @example 12
                 */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search is removed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    withdrawSearchConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No search sends messages any more. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getLinkedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstYXJhbWEtYmFnbGFudGlzaS1vcm5lZ2luaW4x
                 */
                token: components["parameters"]["SearchToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedSearch"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    endLinkedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstYXJhbWEtYmFnbGFudGlzaS1vcm5lZ2luaW4x
                 */
                token: components["parameters"]["SearchToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedSearch"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    endReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `receipt_token` of the stored land request.
                 * @example b3JuZWstbWFrYnV6LWFuYWh0YXJpLW9ybmVnaW5pbg
                 */
                token: components["parameters"]["ReceiptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listLandRequestPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `receipt_token` of the stored land request.
                 * @example b3JuZWstbWFrYnV6LWFuYWh0YXJpLW9ybmVnaW5pbg
                 */
                token: components["parameters"]["ReceiptToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photographs, in the order in which they arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerPhotos"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedReceipt"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    addLandRequestPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `receipt_token` of the stored land request.
                 * @example b3JuZWstbWFrYnV6LWFuYWh0YXJpLW9ybmVnaW5pbg
                 */
                token: components["parameters"]["ReceiptToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OwnerPhotosForm"];
            };
        };
        responses: {
            /** @description All photographs of the land request, in the order in which they arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerPhotos"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["EndedReceipt"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongPhoto"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    removeLandRequestPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `receipt_token` of the stored land request.
                 * @example b3JuZWstbWFrYnV6LWFuYWh0YXJpLW9ybmVnaW5pbg
                 */
                token: components["parameters"]["ReceiptToken"];
                /**
                 * @description The stored file's name.
                 * @example h7w3k9p2m5.jpg
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photographs that are left, in the order in which they arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerPhotos"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedReceipt"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
                 */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, with the reply that was last given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerOffer"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedOffer"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    replyToOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
                 */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReply"];
            };
        };
        responses: {
            /** @description The reply is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerOffer"];
                };
            };
            400: components["responses"]["ReplyRefused"];
            404: components["responses"]["EndedOffer"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    getOwnerPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
                 */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedOffer"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    addOwnerPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
                 */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PaperForm"];
            };
        };
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["Refused"];
            404: components["responses"]["EndedOffer"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongPaper"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    removeOwnerPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link in the message.
                 * @example b3JuZWstdGVrbGlmLWJhZ2xhbnRpc2ktb3JuZWdpbmlu
                 */
                token: components["parameters"]["OfferToken"];
                /**
                 * @description The stored file's name.
                 * @example t4p8q2n6v1.pdf
                 */
                file: components["parameters"]["PaperFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Purchase"];
            400: components["responses"]["InputRefused"];
            404: components["responses"]["EndedOffer"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["CredentialsRefused"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Failed"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description A link is sent if an account has the address and was not sent too many already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["UnknownEmail"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["DeadLink"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is stored. `status` true means sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        status: true;
                    };
                };
            };
            400: components["responses"]["Refused"];
            409: components["responses"]["OtherForm"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["UserSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only the consultants who await approval, are approved, were refused before the
                 *     approval, or whose membership was closed after it. `cancelled` has both of the last.
                 */
                state?: components["parameters"]["ConsultantFilter"];
                /** @description Extension: only the consultants whose office's name begins with this text, ignoring case. */
                office?: components["parameters"]["OfficeFilter"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    applyAsConsultant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            /** @description The application is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            409: components["responses"]["OtherApplication"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongDocument"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    listNewUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["UserSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /** @description Extension: only the consultants whose office's name begins with this text, ignoring case. */
                office?: components["parameters"]["OfficeFilter"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listCanceledUsers: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["UserSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /** @description Extension: only the consultants whose office's name begins with this text, ignoring case. */
                office?: components["parameters"]["OfficeFilter"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consultant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    cancelUser: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
                /**
                 * @description Extension: why an application is refused or a membership closed. The person reads it in the
                 *     message; missing where nobody says.
                 * @example Yetki belgenizin süresi dolmuş.
                 */
                neden?: components["parameters"]["EndReason"];
            };
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["EndConflict"];
            500: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The profile is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["ProfileRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ProfileConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongDocument"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    approveUser: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the version that the caller has read. A record that has changed since answers
                 *     409.
                 */
                version?: components["parameters"]["SeenVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ApprovalConflict"];
            500: components["responses"]["Failed"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The consultant's id.
                 * @example 74
                 */
                id: components["parameters"]["ConsultantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["NotCancelled"];
            500: components["responses"]["Failed"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description The width in pixels of the smaller copy. */
                w?: 150 | 640;
            };
            header?: {
                /** @description The token of the receipt, or of an offer's link, for an owner's photograph. */
                "Link-Token"?: string;
            };
            path: {
                /**
                 * @description The stored file's name.
                 * @example k3v9x2a7q1.jpg
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["FileCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "application/pdf": Blob;
                    "video/mp4": Blob;
                    "video/webm": Blob;
                    "video/ogg": Blob;
                };
            };
            /** @description The requested range of bytes. */
            206: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Cache-Control": components["headers"]["FileCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "application/pdf": Blob;
                    "video/mp4": Blob;
                    "video/webm": Blob;
                    "video/ogg": Blob;
                };
            };
            400: components["responses"]["InputRefused"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            416: components["responses"]["WrongRange"];
            500: components["responses"]["Failed"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description Extension: the field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["PostSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of posts, and the number of pages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            400: components["responses"]["InputRefused"];
            500: components["responses"]["Failed"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostForm"];
            };
        };
        responses: {
            /** @description The post is stored with sanitised HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["PostRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["OtherRecord"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongImage"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    listBestReadPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts, most read first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        blogs: components["schemas"]["Post"][];
                    };
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["InputRefused"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Gone"];
            500: components["responses"]["Failed"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post's id.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostUpdateForm"];
            };
        };
        responses: {
            /** @description The post is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["PostRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Gone"];
            409: components["responses"]["RecordConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongImage"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    uploadPostImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: components["schemas"]["PostImage"];
                };
            };
        };
        responses: {
            /** @description The image is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongImage"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    getParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record that the id belongs to.
                 * @example request
                 */
                kind: components["parameters"]["ParcelKind"];
                /**
                 * @description The id of the land request or the ad.
                 * @example 1201
                 */
                id: components["parameters"]["ParcelRecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelRecord"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    storeParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record that the id belongs to.
                 * @example request
                 */
                kind: components["parameters"]["ParcelKind"];
                /**
                 * @description The id of the land request or the ad.
                 * @example 1201
                 */
                id: components["parameters"]["ParcelRecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ParcelForm"];
            };
        };
        responses: {
            /** @description The outline is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelRecord"];
                };
            };
            400: components["responses"]["ParcelRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ErasedLandRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongParcelFile"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    removeParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record that the id belongs to.
                 * @example request
                 */
                kind: components["parameters"]["ParcelKind"];
                /**
                 * @description The id of the land request or the ad.
                 * @example 1201
                 */
                id: components["parameters"]["ParcelRecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no outline any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    fetchParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record that the id belongs to.
                 * @example request
                 */
                kind: components["parameters"]["ParcelKind"];
                /**
                 * @description The id of the land request or the ad.
                 * @example 1201
                 */
                id: components["parameters"]["ParcelRecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelRecord"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            /**
             * @description The service has no such parcel or place (unknown), what it has is of no use, the personal
             *     data of the land request are erased (erased), or no service is configured (off).
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Failed"];
            /**
             * @description The service blocks our calls (blocked), does not answer or not sensibly (silent), or is
             *     being asked for another parcel (busy).
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The kind of record that the id belongs to.
                 * @example request
                 */
                kind: "request" | "user" | "post" | "ad" | "contact";
                /**
                 * @description The record's id; an admin's is that of `team`.
                 * @example 1201
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["OutboxSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only the messages in this state. `undelivered` stands for failed and givenUp, the
                 *     messages that `waiting` counts.
                 * @example undelivered
                 */
                state?: components["parameters"]["OutboxStateFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    resendMessage: {
        parameters: {
            query?: {
                /**
                 * @description Extension: the message's state as the caller has read it. A message that another admin has
                 *     sent again since answers 409.
                 */
                state?: components["parameters"]["SeenOutboxState"];
                /**
                 * @description Extension: the `sent_at` of the message, as the caller has read it. A message that was
                 *     delivered again since answers 409.
                 */
                sent_at?: components["parameters"]["SeenDelivery"];
            };
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The message's id.
                 * @example 902
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message will be delivered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["DeadMessage"];
            500: components["responses"]["Failed"];
        };
    };
    receiveDeliveryReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the operator has set.
                 * @example rapor-adresi-8f3a1c
                 */
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never> | unknown[];
            };
        };
        responses: {
            /** @description The reports were read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    confirmWhatsappWebhook: {
        parameters: {
            query?: {
                /** @description Always `subscribe`. */
                "hub.mode"?: string;
                /** @description The word that the operator has set on both sides. */
                "hub.verify_token"?: string;
                "hub.challenge"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["InputRefused"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    receiveWhatsappEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description `sha256=` and the HMAC of the body, in hexadecimal digits. Without one: 403. */
                "X-Hub-Signature-256"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The events were read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["ContactMessageSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only the contact messages that an admin has opened (true), or that nobody has
                 *     (false).
                 * @example false
                 */
                read?: components["parameters"]["ReadFilter"];
                /**
                 * @description Extension: only the contact messages that were marked as answered (true), or that wait for
                 *     an answer (false), which `waiting` counts. One that was erased before waits for none.
                 * @example false
                 */
                answered?: components["parameters"]["AnsweredFilter"];
                /**
                 * @description Extension: only what the caller has (`mine`), what nobody has (`nobody`), or what the admin
                 *     with this id has; ids are those of `team`.
                 * @example mine
                 */
                assignee?: components["parameters"]["AssigneeFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedContactMessage"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    getContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact message's id.
                 * @example 44
                 */
                id: components["parameters"]["ContactMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullContactMessage"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    getContactMessageWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact message's id.
                 * @example 44
                 */
                id: components["parameters"]["ContactMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContactMessageWork"];
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    planContactMessageWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact message's id.
                 * @example 44
                 */
                id: components["parameters"]["ContactMessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessagePlan"];
            };
        };
        responses: {
            200: components["responses"]["ContactMessageWork"];
            400: components["responses"]["AssigneeRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["MessageConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    addContactMessageNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The contact message's id.
                 * @example 44
                 */
                id: components["parameters"]["ContactMessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteForm"];
            };
        };
        responses: {
            200: components["responses"]["ContactMessageWork"];
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["OtherRecord"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    readContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact message's id.
                 * @example 44
                 */
                id: components["parameters"]["ContactMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    countWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    confirmClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockConfirmation"];
            };
        };
        responses: {
            /** @description The time is now the latest one seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description What was sent is no time. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            /** @description The server has another date by now, or its database server has another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, the last used one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The others have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id in the list of sessions.
                 * @example 412
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    getListSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A list of the panel.
                 * @example newLandRequests
                 */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettings"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    saveListSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A list of the panel.
                 * @example newLandRequests
                 */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSettings"];
            };
        };
        responses: {
            /** @description The settings are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettings"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["ListSettingsChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default the Monday of the eleventh week before that of the last day.
                 * @example 2026-11-02
                 */
                from?: components["schemas"]["FilterDay"];
                /**
                 * @description The last day; by default today.
                 * @example 2026-11-20
                 */
                to?: components["schemas"]["FilterDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    searchRecords: {
        parameters: {
            query?: {
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRecords"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admins, in the order in which they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admin"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    addAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminForm"];
            };
        };
        responses: {
            /** @description The admin is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["AdminRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["AdminTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    renameAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The admin's id in `team`.
                 * @example 76
                 */
                id: components["parameters"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminName"];
            };
        };
        responses: {
            /** @description The name is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["AdminChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    sendAdminLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that identifies one filled form or one action, however often it is sent. A key under
                 *     which another record was saved answers 400.
                 * @example 5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The admin's id in `team`.
                 * @example 76
                 */
                id: components["parameters"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["AdminSwitchedOff"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    switchOffAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The admin's id in `team`.
                 * @example 76
                 */
                id: components["parameters"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admin is switched off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["LastAdmin"];
            500: components["responses"]["Failed"];
        };
    };
    switchOnAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The admin's id in `team`.
                 * @example 76
                 */
                id: components["parameters"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admin is switched on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorSetUp"];
                };
            };
            400: components["responses"]["ProofRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["FactorChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProof"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["FactorChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProof"];
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["FactorChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorProof"];
            };
        };
        responses: {
            /** @description It is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["FactorChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The admin's id in `team`.
                 * @example 76
                 */
                id: components["parameters"]["AdminId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProof"];
            };
        };
        responses: {
            /** @description It is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["ProofRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["FactorChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    findPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonContact"];
            };
        };
        responses: {
            /** @description What was found; all lists are empty when it is nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["ContactRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenPerson"];
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataExport"];
                };
            };
            400: components["responses"]["ContactRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenPerson"];
            };
        };
        responses: {
            /** @description Erased, as far as there was anything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataErased"];
                };
            };
            400: components["responses"]["ContactRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["NothingToErase"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    listDestructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destruction"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    makeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyForm"];
            };
        };
        responses: {
            /** @description The key is made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiKey"];
                };
            };
            400: components["responses"]["ApiKeyRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["TooManyApiKeys"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description The rows are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["ImportRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongTable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            507: components["responses"]["NoRoom"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import.
                 * @example 8
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /**
                 * @description The state of the rows; by default the refused ones.
                 * @example refused
                 */
                state?: components["schemas"]["ImportRowState"];
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description The import.
                 * @example 8
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRow"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import.
                 * @example 8
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMappingForm"];
            };
        };
        responses: {
            /** @description The check has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["ImportRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ImportConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import.
                 * @example 8
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStartForm"];
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["ImportRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["ImportConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import.
                 * @example 8
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description The webhook is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["WebhookRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["WebhookNotAdded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WebhookRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["WebhookTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Failed"];
        };
    };
    changeWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret, which is never shown again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            500: components["responses"]["Failed"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Of this webhook alone. */
                webhook_id?: components["schemas"]["Id"];
                /** @description In this state alone. */
                state?: components["schemas"]["WebhookDeliveryState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries, the newest event first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 903 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery is due now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["Missing"];
            409: components["responses"]["NotSentNow"];
            500: components["responses"]["Failed"];
        };
    };
    listLog: {
        parameters: {
            query?: {
                /** @description The page, zero-based. */
                page?: components["parameters"]["Page"];
                /**
                 * @description Extension: rows on a page. Without it a page of posts or ads has 9, and one of any other list
                 *     the first 1,000 rows.
                 */
                size?: components["parameters"]["Size"];
                /** @description The field to sort by; a leading `-` sorts descending. */
                sort?: components["parameters"]["LogSort"];
                /**
                 * @description Extension: words to find, in any order, ignoring case and Turkish diacritics. `101/3` also
                 *     finds the plot with ada 101 and parsel 3. Of land requests, `#1034` finds only the one
                 *     with this id, and `1034` finds it too.
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Extension: only the entries of this kind.
                 * @example csv
                 */
                kind?: components["parameters"]["LogKindFilter"];
                /**
                 * @description Extension: only the entries whose person, or named account, begins with this text, ignoring
                 *     case.
                 */
                who?: components["parameters"]["LogWhoFilter"];
                /**
                 * @description Extension: only the entries whose address begins with this text.
                 * @example 203.0.113.
                 */
                network?: components["parameters"]["LogNetworkFilter"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["FromDay"];
                /**
                 * @description Extension: only what was made on this day in Istanbul or earlier.
                 * @example 2026-11-30
                 */
                to?: components["parameters"]["ToDay"];
                /**
                 * @description Extension: the rows are taken as a file, whatever its format. The answer is the same; the log has an entry for
                 *     it, as for every reader who goes beyond the first 100 rows of a list.
                 */
                csv?: components["parameters"]["AsCsv"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-Capped": components["headers"]["TotalCapped"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            400: components["responses"]["InputRefused"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotAllowed"];
            500: components["responses"]["Failed"];
        };
    };
}
